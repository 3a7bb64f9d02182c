import type { Locale } from '../platform/texts/locales.ts'
import { correctWord } from './search/correct-word.ts'
import type { Lexicon } from './search/lexicon.ts'
import type { QueryPart } from './search/parse-query.ts'
import { stopWords } from './search/stop-words.ts'
import { getCatalogueIndex } from './get-catalogue-index.ts'
import type { Database } from '../platform/database/database.ts'

const maxCandidates = 60

/**
 * Replaces words that start no word of the catalogue with similar ones. Returns null if there is
 * nothing to replace.
 */
export async function correctText(
  db: Database,
  text: string,
  parts: readonly QueryPart[],
  { locale, lexicon }: { readonly locale: Locale; readonly lexicon: Lexicon },
): Promise<string | null> {
  const named = [...lexicon.words].map((word) => ({ word, products: 0 }))
  let corrected = ''
  let end = 0
  for (const part of parts) {
    const word = getCorrectable(part)
    if (word === null || (await isKnown(db, word, locale))) continue
    const found = await getCatalogueIndex(db).findSimilarWords(
      db,
      word,
      ['', locale],
      maxCandidates,
    )
    const candidates = [...found, ...named].filter((candidate) => !stopWords.has(candidate.word))
    const correction = correctWord(word, candidates)
    if (correction === null) continue
    corrected += text.slice(end, part.start) + correction
    end = part.end
  }
  return end === 0 ? null : corrected + text.slice(end)
}

/**
 * Returns the word of a part if it may be misspelled: it has no meaning as a filter and is not in
 * quotes.
 */
function getCorrectable({ words, related, filter, isQuoted }: QueryPart): string | null {
  const [word, ...others] = words
  const isPlain = filter === null && related.length === 0 && !isQuoted
  return word !== undefined && others.length === 0 && isPlain ? word : null
}

/** Returns whether any word of the catalogue starts with this one. */
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
