import type { SoundAttributes } from '#app/provider/types/product.ts'
import type { FacetOption, Facets, ProductList } from '#app/provider/types/product-list.ts'
import { getInstrumentName } from './instrument-name.ts'
import { getTagName } from './tag-name.ts'

// The names of instruments and tags are added on the server: with those of all codes, every page
// would load two kilobytes more of scripts.

/** The number of tags that a row shows. */
const maxRowTags = 2

/** The names of codes in the visitor's language. */
export type CodeNames = Readonly<Record<string, string>>

/** Replaces the codes of a sound in a list by their names in the visitor's language. */
export function nameCodes<TSound extends Pick<SoundAttributes, 'instrument' | 'tags'>>(
  sound: TSound,
): TSound {
  const { instrument, tags } = sound
  return {
    ...sound,
    instrument: instrument === null ? null : getInstrumentName(instrument),
    tags: tags.slice(0, maxRowTags).map(getTagName),
  }
}

/** Returns the names of the instrument and the tags of one sound. */
export function getCodeNames({ instrument, tags }: SoundAttributes): CodeNames {
  return {
    ...(instrument === null ? {} : { [instrument]: getInstrumentName(instrument) }),
    ...Object.fromEntries(tags.map((tag) => [tag, getTagName(tag)])),
  }
}

/** Names the instruments and tags in the facets and in the reading of a list. */
export function nameListCodes<TList extends Pick<ProductList, 'facets' | 'reading'>>(
  list: TList,
): TList {
  const { facets, reading } = list
  const filters = reading?.filters.map((filter) => ({
    ...filter,
    label: nameCode(filter.facet, filter.value) ?? filter.label,
  }))
  return {
    ...list,
    facets: facets && nameFacets(facets),
    reading: reading && { ...reading, filters },
  }
}

function nameFacets(facets: Facets): Facets {
  const nameOptions = (facet: 'instrument' | 'tag'): FacetOption[] =>
    facets[facet].map((option) => ({
      ...option,
      label: nameCode(facet, option.value) ?? option.label,
    }))
  return { ...facets, instrument: nameOptions('instrument'), tag: nameOptions('tag') }
}

/** Returns the name of a code of a facet; null for facets whose labels the provider translates. */
export function nameCode(facet: string, code: string): string | null {
  if (facet === 'instrument') return getInstrumentName(code)
  return facet === 'tag' ? getTagName(code) : null
}
