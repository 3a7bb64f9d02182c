import type { Locale } from '#provider/platform/texts/locales.ts'
import { createLexicon } from '#provider/catalog/search/lexicon.ts'
import { parseQuery } from '#provider/catalog/search/parse-query.ts'

const genres = [
  { code: 'techno', label: 'Techno' },
  { code: 'house', label: 'House' },
  { code: 'lo-fi', label: 'Lo-fi' },
  { code: 'garage', label: 'Garage' },
  { code: 'hip-hop', label: 'Hip-hop' },
  { code: 'drum-and-bass', label: 'Drum & bass' },
  { code: 'bass', label: 'Bass' },
]

/**
 * Lists the parsed parts: filters as `facet=value (words as typed)`, other concepts as `*concept`,
 * text as its words; unwanted ones begin with `-`.
 */
export function parse(text: string, locale: Locale = 'en'): string[] {
  return parseQuery(text, createLexicon(locale, genres)).map((part) => {
    const { filter, words, concepts, isExcluded } = part
    const [concept] = concepts
    const meaning = concept === undefined ? words.join(' ') : `*${concept.id}`
    const read = filter === null ? meaning : `${filter.facet}=${filter.value} (${filter.words})`
    return isExcluded ? `-${read}` : read
  })
}
