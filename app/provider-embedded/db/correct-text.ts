import type { Locale } from '../domain/locales.ts'
import { correctWord } from '../search/correct-word.ts'
import type { Lexicon } from '../search/lexicon.ts'
import type { QueryPart } from '../search/parse-query.ts'
import { getEngine } from './get-engine.ts'
import type { Database } from './schema.ts'

const maxCandidates = 60

/**
 * Replaces the words of a search text with which no word of the catalogue begins by similar ones.
 * Returns null if there are none.
 */
export async function correctText(
  db: Database,
  text: string,
  parts: readonly QueryPart[],
  { locale, lexicon }: { readonly locale: Locale; readonly lexicon: Lexicon },
): Promise<string | null> {
  let corrected = text
  for (const { typed, words, related, filter, isQuoted } of parts) {
    const [word] = words
    if (word === undefined || words.length > 1 || filter !== null || isQuoted) continue
    if (related.length > 0 || (await isKnown(db, word, locale))) continue
    const found = await getEngine(db).findSimilarWords(db, word, ['', locale], maxCandidates)
    const named = [...lexicon.words].map((known) => ({ word: known, products: 0 }))
    const correction = correctWord(word, [...found, ...named])
    if (correction !== null) corrected = corrected.replace(typed, correction)
  }
  return corrected === text ? null : corrected
}

/** Returns whether a word of the catalogue starts with the word. */
async function isKnown(db: Database, word: string, locale: Locale): Promise<boolean> {
  const row = await db
    .selectFrom('product_search_vocabulary')
    .select('word')
    .where('word', '>=', word)
    .where('word', '<', `${word}\u{10ffff}`)
    .where('locale', 'in', ['', locale])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
