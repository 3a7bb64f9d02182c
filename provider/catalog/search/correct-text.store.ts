import type { Locale } from '../../platform/texts/locales.ts'
import { correctWord } from './correct-word.ts'
import type { QueryPart } from './read-part.ts'
import { isKnownWord, isStopWord, listCorrections } from '../thesaurus/thesaurus.ts'
import { minimumLength } from './vocabulary.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import type { Database } from '../../platform/database/database.ts'

const maxCandidates = 60

/**
 * Replaces the unknown parts of a text that are not words of the trade with similar words. Returns
 * null if there is nothing to replace.
 */
export async function correctText(
  db: Database,
  text: string,
  unknown: ReadonlySet<QueryPart>,
  locale: Locale,
): Promise<string | null> {
  let corrected = ''
  let end = 0
  for (const part of unknown) {
    const [word = ''] = part.words
    if (part.isQuoted || isKnownWord(word)) continue
    const found = await getCatalogueIndex(db).findSimilarWords(
      db,
      word,
      ['', locale],
      maxCandidates,
    )
    const trade = listCorrections(locale).map((known) => ({ word: known, products: 0 }))
    const candidates = [...found, ...trade].filter((known) => !isStopWord(known.word))
    const correction = correctWord(word, candidates)
    if (correction === null) continue
    corrected += text.slice(end, part.start) + correction
    end = part.end
  }
  return end === 0 ? null : corrected + text.slice(end)
}

/** Returns the parts without a meaning with whose words no word of the catalogue begins. */
export async function findUnknownParts(
  db: Database,
  parts: readonly QueryPart[],
  locale: Locale,
): Promise<Set<QueryPart>> {
  const unknown = new Set<QueryPart>()
  for (const part of parts) {
    const [word, ...others] = part.words
    const isPlain = part.filter === null && part.concepts.length === 0 && others.length === 0
    if (!isPlain || word === undefined || word.length < minimumLength) continue
    if (!(await isInCatalogue(db, word, locale))) unknown.add(part)
  }
  return unknown
}

/** Returns whether any word of the catalogue starts with this one. */
async function isInCatalogue(db: Database, word: string, locale: Locale): Promise<boolean> {
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
