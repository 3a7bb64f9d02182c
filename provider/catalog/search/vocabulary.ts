import { locales } from '../../platform/texts/locales.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { CatalogueWord, SearchDocument } from '../catalogue-index.ts'

/** Shorter words are not in the vocabulary. */
export const minimumLength = 3

/** Creates a counter of products per word and language. */
export function createVocabulary() {
  const counts = new Map<string, CatalogueWord>()
  const count = (document: SearchDocument, change: 1 | -1) => {
    for (const { word, locale } of listWords(document)) {
      const key = `${locale} ${word}`
      counts.set(key, { word, locale, products: (counts.get(key)?.products ?? 0) + change })
    }
  }
  return {
    /** Adds the words of a product. */
    add: (document: SearchDocument) => count(document, 1),
    /** Subtracts the words that a product no longer contains. */
    remove: (document: SearchDocument) => count(document, -1),
    /** Lists the words with a nonzero count. */
    list: (): CatalogueWord[] => [...counts.values()].filter(({ products }) => products !== 0),
  }
}

type Word = Pick<CatalogueWord, 'word' | 'locale'>

function listWords(document: SearchDocument): Word[] {
  const { name, artist, pack, labels, description, translations } = document
  const own = [name, artist, pack, labels, description].join(' ')
  return [
    ...splitWords(own, ''),
    ...locales.flatMap((locale) => splitWords(translations[locale] ?? '', locale)),
  ]
}

function splitWords(text: string, locale: Locale | ''): Word[] {
  const words = new Set(text.split(' ').filter((word) => word.length >= minimumLength))
  return [...words].map((word) => ({ word, locale }))
}
