import { Marked } from 'marked'
import type { Token } from 'marked'
import type { Locale } from '#app/locales/locales.ts'
import type { LegalSection } from './legal-document.ts'

/** A Markdown text as HTML: its title, the part before the first section, and the sections. */
export interface RenderedText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

/**
 * Renders Markdown as HTML in one language. The first heading is the title; second-level headings
 * start the sections. Raw HTML is escaped, and links only lead to the shop's pages, websites and
 * email addresses; `/privacy` becomes the page in that language.
 */
export function renderLegalText(markdown: string, locale: Locale): RenderedText {
  const marked = createRenderer(locale)
  const parts: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }]
  let title = ''
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1 && title === '') title = token.text
    else if (token.type === 'heading' && token.depth === 2) {
      parts.push({ title: unescape(token.text), tokens: [] })
    } else parts.at(-1)?.tokens.push(token)
  }
  const [lead, ...sections] = parts.map((part) => ({
    title: part.title,
    html: marked.parser(part.tokens).trim(),
  }))
  return { title: unescape(title), lead: lead?.html ?? '', sections }
}

function createRenderer(locale: Locale): Marked {
  return new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = getTarget(href, locale)
        return target === null ? text : `<a href="${escapeHtml(target)}">${text}</a>`
      },
    },
  })
}

/** Returns the target of a link; null if visitors must not be sent there. */
function getTarget(href: string, locale: Locale): string | null {
  if (/^\/(?!\/)/.test(href)) return `/${locale}${href}`
  return /^(https?:\/\/|mailto:|tel:|#)/i.test(href) ? href : null
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Removes the backslashes that escape Markdown syntax. */
function unescape(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
}
