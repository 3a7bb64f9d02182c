import { locales } from '../domain/locales.ts'
import type { Locale } from '../domain/locales.ts'
import type { CatalogueWord, SearchDocument } from './engine.ts'

/** Shorter words are not corrected, and nothing is corrected to them. */
const minimumLength = 3

/** Counts the products with each word, by the language of the text. */
export function createVocabulary() {
  const counts = new Map<string, CatalogueWord>()
  const count = (word: string, locale: Locale | '') => {
    const key = `${locale} ${word}`
    counts.set(key, { word, locale, products: (counts.get(key)?.products ?? 0) + 1 })
  }
  return {
    /** Counts the words of a product. */
    add({ name, artist, pack, labels, description, translations }: SearchDocument): void {
      const own = [name, artist, pack, labels, description].join(' ')
      for (const word of listWords(own)) count(word, '')
      for (const locale of locales) {
        for (const word of listWords(translations[locale] ?? '')) count(word, locale)
      }
    },
    /** Lists the words so far. */
    list: (): CatalogueWord[] => [...counts.values()],
  }
}

function listWords(text: string): Set<string> {
  return new Set(text.split(' ').filter((word) => word.length >= minimumLength))
}
