/** Groups of synonyms, one per line; searching for any of them finds all. */
const groups = `
  rhodes wurlitzer epiano tine
  riser uplifter buildup
  downlifter downer
  impact boom
  laser zap
  808 sub
  rim rimshot
  arp arpeggio
  fill break
  swell riser`

const byWord = new Map<string, Set<string>>()
for (const line of groups.trim().split('\n')) {
  const words = line.trim().split(' ')
  for (const word of words) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...words]))
}

const minimumPluralLength = 4

/** Lists a search-index word, its singular, and its synonyms. */
export function listSynonyms(word: string): string[] {
  const isPlural = word.length >= minimumPluralLength && word.endsWith('s')
  const forms = isPlural ? [word, word.slice(0, -1)] : [word]
  return [...new Set(forms.flatMap((form) => [form, ...(byWord.get(form) ?? [])]))]
}
