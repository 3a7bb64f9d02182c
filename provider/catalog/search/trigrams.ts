/** The minimum share of common trigrams for words to count as similar. */
export const minimumSimilarity = 0.15

/** Lists the trigrams of a word, padded with two spaces before it and one after. */
export function listTrigrams(word: string): Set<string> {
  const letters = Array.from(`  ${word} `)
  return new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))
}

/**
 * Returns the share of common trigrams among those of two words, from 0 to 1, like PostgreSQL's
 * `similarity` (https://www.postgresql.org/docs/current/pgtrgm.html).
 */
export function getSimilarity(one: string, other: string): number {
  const [ofOne, ofOther] = [listTrigrams(one), listTrigrams(other)]
  const common = [...ofOne].filter((trigram) => ofOther.has(trigram)).length
  return common / (ofOne.size + ofOther.size - common)
}
