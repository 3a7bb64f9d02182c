import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Brand } from '#shop/brand-config.ts'
import { createAccentStyles, darkModeStyle, emailStyles as styles } from './email-styles.ts'
import { formatLabeledLine, formatList, joinParagraphs } from './format.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A label with its value. */
export interface EmailRow {
  readonly label: string
  readonly value: string
  /** True for a total. */
  readonly isTotal?: boolean
}

/** A part of an email. Blank lines separate the parts in the text version. */
export type EmailBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly level: 2 | 3 }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The main action: a button, and a text with its address for everybody else. */
  | {
      readonly kind: 'action'
      readonly label: string
      readonly address: string
      readonly text: string
    }
  /** A list, numbered from `start` if set. */
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly start?: number }
  /** `amounts` are short values in a column; `details` can be any values. */
  | { readonly kind: 'amounts' | 'details'; readonly rows: readonly EmailRow[] }

/** An email in one language, with equivalent text and HTML versions. */
export interface EmailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The language, such as `de`. */
  readonly locale: string
}

/** Creates a paragraph block. */
export function toParagraph(text: string): EmailBlock {
  return { kind: 'paragraph', text }
}

/** Creates a section heading. */
export function toHeading(text: string): EmailBlock {
  return { kind: 'heading', text, level: 2 }
}

/**
 * Renders the text and HTML versions of an email in the shop's colors; skips null blocks. The
 * `annex` follows at the end, for texts that few recipients read.
 */
export function renderEmail(
  brand: Brand,
  subject: string,
  blocks: readonly (EmailBlock | null)[],
  locale: string,
  annex: readonly EmailBlock[] = [],
): EmailContent {
  const shown = blocks.filter((block) => block !== null)
  return {
    subject,
    text: joinParagraphs(
      [...shown, ...(annex.length === 0 ? [] : [separator, ...annex])].map((block) =>
        renderText(block, locale),
      ),
    ),
    html: renderPage(brand, subject, { shown, annex }, locale),
    locale,
  }
}

/** Precedes the annex in the text version. */
const separator = toParagraph('_'.repeat(40))

function renderText(block: EmailBlock, locale: string): string {
  if (block.kind === 'heading') {
    const line = (block.level === 2 ? '=' : '-').repeat([...block.text].length)
    return `${block.text}\n${line}`
  }
  if ('text' in block) return block.text
  if (block.kind === 'list') return formatList(block.items, block.start)
  return block.rows.map(({ label, value }) => formatLabeledLine(label, value, locale)).join('\n')
}

/**
 * Renders the HTML version with tables and inline styles, because mail programs ignore most others.
 * It loads no external resources.
 */
function renderPage(
  brand: Brand,
  subject: string,
  { shown, annex }: Readonly<Record<'shown' | 'annex', readonly EmailBlock[]>>,
  locale: string,
): string {
  const accent = createAccentStyles(brand.colors)
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${raw(`<style>${darkModeStyle}</style>`)}
      </head>
      <body class="paper" style="${styles.body}">
        <table role="presentation" class="paper" style="${styles.page}">
          <tr>
            <td align="center" style="${styles.margin}">
              <table role="presentation" style="${styles.column}">
                <tr>
                  <td class="ink" style="${styles.brand}">
                    <span style="${accent.mark}">&nbsp;</span> ${brand.name}
                  </td>
                </tr>
                <tr>
                  <td class="sheet ink" style="${styles.sheet}">
                    <h1 style="${styles.heading}">${subject}</h1>
                    ${shown.map((block) => renderBlock(block, accent.button))}
                  </td>
                </tr>
                ${renderAnnex(annex, accent.button)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return String(page)
}

function renderAnnex(annex: readonly EmailBlock[], buttonStyle: string): Html {
  if (annex.length === 0) return html``
  return html`<tr>
    <td class="quiet" style="${styles.annex}">
      ${annex.map((block) => renderBlock(block, buttonStyle))}
    </td>
  </tr>`
}

function renderBlock(block: EmailBlock, buttonStyle: string): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${styles.paragraph}">${renderLines(block.text)}</p>`
    case 'heading':
      return block.level === 2
        ? html`<h2 class="ink" style="${styles.section}">${block.text}</h2>`
        : html`<h3 class="ink" style="${styles.subsection}">${block.text}</h3>`
    case 'list':
      return renderList(block.items, block.start)
    case 'action':
      return html`<p style="${styles.action}">
          <a href="${block.address}" target="_blank" style="${buttonStyle}">${block.label}</a>
        </p>
        <p class="quiet" style="${styles.address}">${renderLines(block.text)}</p>`
    case 'amounts':
      return renderTable(block.rows, { table: '', label: '', value: styles.amount })
    case 'details':
      return renderTable(block.rows, {
        table: styles.details,
        label: styles.detailLabel,
        value: styles.detail,
      })
  }
}

function renderList(items: readonly string[], start?: number): Html {
  const lines = items.map((item) => html`<li>${renderLines(item)}</li>`)
  return start === undefined
    ? html`<ul style="${styles.list}">
        ${lines}
      </ul>`
    : html`<ol start="${start}" style="${styles.list}">
        ${lines}
      </ol>`
}

interface TableStyles {
  readonly table: string
  readonly label: string
  readonly value: string
}

function renderTable(rows: readonly EmailRow[], own: TableStyles): Html {
  return html`<table style="${styles.table}${own.table}">
    ${rows.map(({ label, value, isTotal }) => {
      const [weight, tone] = isTotal === true ? [styles.total, 'line'] : ['', 'line quiet']
      return html`<tr>
        <th class="${tone}" scope="row" style="${styles.label}${own.label}${weight}">${label}</th>
        <td class="line" style="${own.value}${weight}">${renderLines(value)}</td>
      </tr>`
    })}
  </table>`
}

/** Renders a text with its line breaks, and its web addresses as links. */
function renderLines(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S*[^\s.,;:!?)]|\n)/)
    .map((part, index) =>
      index % 2 === 0
        ? html`${part}`
        : part === '\n'
          ? html`<br />`
          : html`<a class="ink" href="${part}" target="_blank" style="${styles.link}">${part}</a>`,
    )
}
