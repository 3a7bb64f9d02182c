import type { CatalogueGenre } from './lexicon.ts'
import type { RecognizedFilter } from './read-part.ts'

/** Returns the English label of a filter, such as "Kick", "F# minor" or "126–132". */
export function labelFilter(
  { facet, value }: Pick<RecognizedFilter, 'facet' | 'value'>,
  genres: readonly CatalogueGenre[],
): string {
  if (facet === 'bpm') return [...new Set(value.split(','))].join('–')
  if (facet === 'key') return labelKey(value)
  const genre = facet === 'genre' ? genres.find(({ code }) => code === value) : undefined
  return genre?.label ?? capitalize(value)
}

/** If several keys share a root, the first one is the root alone. */
function labelKey(codes: string): string {
  const [code = ''] = codes.split(',')
  return capitalize(code.replace('-sharp', '#').replace('-', ' '))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
