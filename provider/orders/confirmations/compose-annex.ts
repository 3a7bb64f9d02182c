import { Marked } from 'marked'
import type { Token, Tokens } from 'marked'
import type { LegalText } from '#shop/legal-document.ts'
import { formatLabeledLine, formatList } from '../../platform/mail/format.ts'
import { toHeading, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock } from '../../platform/mail/render-email.ts'
import type { Texts } from '../../texts/texts.ts'

const marked = new Marked()

/** The base address of relative links, and the language of a text. */
interface Place {
  readonly base: string
  readonly locale: string
}

/**
 * Composes the full texts of a contract, because a link is not a durable medium (Court of Justice,
 * C-49/11). Relative links become absolute URLs of the shop.
 */
export function composeLegalAnnex(
  legalTexts: readonly LegalText[],
  texts: Texts,
  storefrontUrl: string,
): EmailBlock[] {
  if (legalTexts.length === 0) return []
  return [
    toParagraph(texts.mail_confirmation_annex()),
    ...legalTexts.flatMap(({ title, version, markdown, locale }) => [
      toHeading(texts.mail_confirmation_version({ title, version })),
      ...parseMarkdown(markdown, { base: `${storefrontUrl}/${locale}`, locale }),
    ]),
  ]
}

/** Parses Markdown; omits the first heading, because the annex already has the title. */
function parseMarkdown(markdown: string, place: Place): EmailBlock[] {
  const tokens = marked.lexer(markdown)
  const title = tokens.find((token) => token.type === 'heading' && token.depth === 1)
  return tokens.filter((token) => token !== title).flatMap((token) => toBlocks(token, place))
}

function toBlocks(token: Token, place: Place): EmailBlock[] {
  const { base } = place
  switch (token.type) {
    case 'space':
    case 'hr':
    // Link definitions, which links already contain.
    case 'def':
      return []
    case 'heading':
      return [{ kind: 'heading', text: toPlainText([token], base), level: 3 }]
    case 'list': {
      const { items, ordered, start } = token as Tokens.List
      const list = { kind: 'list', items: items.map((item) => toItem(item, place)) } as const
      return [ordered ? { ...list, start: Number(start) } : list]
    }
    case 'table':
      return toTableBlocks(token as Tokens.Table, place)
    case 'blockquote':
      return (token.tokens ?? []).flatMap((inner) => toBlocks(inner, place))
    case 'code':
      return [toParagraph(String(token.text))]
    default:
      return [toParagraph(toPlainText([token], base))]
  }
}

/** Returns the paragraphs of a list item and the lists in it, each on its own lines. */
function toItem(item: Tokens.ListItem, place: Place): string {
  return item.tokens
    .flatMap((token) => toBlocks(token, place))
    .map((block) => {
      if (block.kind === 'list') return formatList(block.items, block.start)
      return 'text' in block ? block.text : ''
    })
    .join('\n')
}

/** Renders rows as a list with the column name before each value, because emails are narrow. */
function toTableBlocks({ header, rows }: Tokens.Table, { base, locale }: Place): EmailBlock[] {
  const separator = locale === 'fr' ? '\u00a0; ' : '; '
  const names = header.map(({ tokens }) => toPlainText(tokens, base))
  if (rows.length === 0) return [toParagraph(names.join(separator))]
  const items = rows.map((cells) =>
    cells
      .map(({ tokens }, column) => {
        const value = toPlainText(tokens, base)
        const name = names[column]
        return name ? formatLabeledLine(name, value, locale) : value
      })
      .join(separator),
  )
  return [{ kind: 'list', items }]
}

function toPlainText(tokens: readonly Token[], base: string): string {
  return tokens.map((token) => toPlain(token, base)).join('')
}

function toPlain(token: Token, base: string): string {
  if (token.type === 'br') return '\n'
  if (token.type === 'link') {
    const { href, tokens } = token as Tokens.Link
    const label = toPlainText(tokens, base)
    if (href.startsWith('mailto:') || href === label) return label
    return `${label} (${href.startsWith('/') ? base + href : href})`
  }
  if ('tokens' in token && token.tokens !== undefined) return toPlainText(token.tokens, base)
  return String('text' in token ? token.text : token.raw).replaceAll(/\s*\n\s*/g, ' ')
}
