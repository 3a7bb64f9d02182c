import type { SoundAttributes } from '#app/provider/types/product.ts'
import type { FacetOption, Facets, ProductList } from '#app/provider/types/product-list.ts'
import { getInstrumentName } from './instrument-name.ts'
import { getTagName } from './tag-name.ts'

// Instruments and tags are named on the server: the names of all codes would add two kilobytes of
// scripts to every page.

/** The number of tags shown in a row. */
const maxRowTags = 2

/** Names by code, in the visitor's language. */
export type CodeNames = Readonly<Record<string, string>>

/** Replaces a listed sound's codes with their names in the visitor's language. */
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

/** Returns the names of a sound's instrument and tags. */
export function getCodeNames({ instrument, tags }: SoundAttributes): CodeNames {
  return {
    ...(instrument === null ? {} : { [instrument]: getInstrumentName(instrument) }),
    ...Object.fromEntries(tags.map((tag) => [tag, getTagName(tag)])),
  }
}

/** Names the instruments and tags in a list's facets and reading. */
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

/** Returns the name of a facet's code; null for facets whose labels the provider translates. */
export function nameCode(facet: string, code: string): string | null {
  if (facet === 'instrument') return getInstrumentName(code)
  return facet === 'tag' ? getTagName(code) : null
}
