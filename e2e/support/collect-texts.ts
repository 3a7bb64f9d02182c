import type { Page } from '@playwright/test'

/** Attributes that contain human-readable text. */
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

/** Words within a sentence that do not wrap, such as email addresses. */
const wholeWord = 'span.inline-block.wrap-anywhere'

export interface DocumentTexts {
  /** The `lang` attribute of the document. */
  readonly lang: string
  /** The unique strings that contain letters. */
  readonly texts: readonly string[]
}

/**
 * Collects the interface text of the page or, if given, of the document in `html`: the text of
 * elements, visible or not, and of attributes, title and description. Skips elements whose `lang`
 * differs from the document's, because they contain content such as product names.
 */
export function collectTexts(page: Page, html: string | null = null): Promise<DocumentTexts> {
  return page.evaluate(collectDocumentTexts, { html, textAttributes, textMetas, wholeWord })
}

interface Input {
  readonly html: string | null
  readonly textAttributes: readonly string[]
  readonly textMetas: string
  readonly wholeWord: string
}

/** Runs in the browser. */
function collectDocumentTexts(input: Input) {
  const { html, textAttributes: attributes, textMetas: metas, wholeWord } = input
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
    const isPart = element.matches(wholeWord)
    if (isContent || isPart || element.closest('script, style, template, noscript')) continue
    for (const name of attributes) add(element.getAttribute(name))
    // The content of a text area is user input.
    if (element.matches('textarea')) continue
    let sentence = ''
    let isAfterText = false
    for (const child of element.childNodes) {
      const isText = child.nodeType === Node.TEXT_NODE
      const isWord = child instanceof Element && child.matches(wholeWord)
      if (isAfterText ? !isWord : !isText && !isWord) {
        add(sentence)
        sentence = ''
      }
      if (isText || isWord) sentence += child.textContent ?? ''
      isAfterText = isText
    }
    add(sentence)
  }
  return { lang, texts: [...found] }
}
