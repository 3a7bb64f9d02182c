import type { Page } from '@playwright/test'

/** The attributes that contain text for people. */
const textAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

const textMetas = [
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
].join()

export interface DocumentTexts {
  /** The document's `lang`. */
  readonly lang: string
  /** Each text once, with letters in it. */
  readonly texts: readonly string[]
}

/**
 * The shop's own texts in the page's document or, with `html`, in a document parsed from it: those of
 * elements, visible or not, of attributes, of title and description. Elements whose `lang` differs from
 * the document's hold content, such as product names, and are left out.
 */
export function collectTexts(page: Page, html: string | null = null): Promise<DocumentTexts> {
  return page.evaluate(readDocument, { html, textAttributes, textMetas })
}

interface Input {
  readonly html: string | null
  readonly textAttributes: readonly string[]
  readonly textMetas: string
}

/** Runs in the page. */
function readDocument({ html, textAttributes: attributes, textMetas: metas }: Input) {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const { lang } = root.documentElement
  const found = new Set<string>()
  const add = (text: string | null) => {
    const piece = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(piece)) found.add(piece)
  }
  add(root.title)
  for (const meta of root.querySelectorAll(metas)) add(meta.getAttribute('content'))
  for (const element of root.body.querySelectorAll('*')) {
    const isContent = element.closest('[lang]')?.getAttribute('lang') !== lang
    if (isContent || element.closest('script, style, template, noscript')) continue
    for (const name of attributes) add(element.getAttribute(name))
    // The content of a text area is what the user typed.
    if (element.matches('textarea')) continue
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) add(child.textContent)
    }
  }
  return { lang, texts: [...found] }
}
