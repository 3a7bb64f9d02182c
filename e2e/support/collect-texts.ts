import type { Page } from '@playwright/test'

/** What a visitor may read or be told without its being an element's text. */
const spokenAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

const describing = [
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
].join()

/**
 * The texts of the document at hand that are the shop's own, each once: those with letters, in view
 * or waiting to be, of elements and of attributes, of title and description. What stands in another
 * language than the document's by its `lang` is content, such as the names of products.
 */
export function collectTexts(page: Page): Promise<string[]> {
  return page.evaluate(readDocument, { spokenAttributes, describing })
}

/** Runs inside the page. */
function readDocument(names: { spokenAttributes: string[]; describing: string }): string[] {
  const found = new Set<string>()
  const note = (text: string | null) => {
    const piece = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(piece)) found.add(piece)
  }
  const isOurs = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang
  note(document.title)
  for (const meta of document.querySelectorAll(names.describing)) note(meta.getAttribute('content'))
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, template, noscript') || !isOurs(element)) continue
    for (const name of names.spokenAttributes) note(element.getAttribute(name))
    // What was typed is the visitor's.
    if (element.matches('textarea')) continue
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) note(child.textContent)
    }
  }
  return [...found]
}
