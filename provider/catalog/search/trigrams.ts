/** Words with fewer sequences of three letters in common are not similar. */
export const minimumSimilarity = 0.15

/** Lists the sequences of three letters of a word, with two spaces before and one after it. */
export function listTrigrams(word: string): Set<string> {
  const letters = Array.from(`  ${word} `)
  return new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))
}

/**
 * Returns which part of all sequences of three letters two words have in common, from 0 to 1, as
 * `similarity` of PostgreSQL does: https://www.postgresql.org/docs/current/pgtrgm.html
 */
export function getSimilarity(one: string, other: string): number {
  const [ofOne, ofOther] = [listTrigrams(one), listTrigrams(other)]
  const common = [...ofOne].filter((trigram) => ofOther.has(trigram)).length
  return common / (ofOne.size + ofOther.size - common)
}
