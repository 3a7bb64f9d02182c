import { describe, expect, test } from 'vitest'
import { describeCatalog } from '#app/features/catalog/catalog-head.ts'
import type { CatalogLists } from '#app/features/catalog/list/catalog-lists.ts'
import { createFacets } from '../example-products.ts'

const facets = createFacets({
  genre: [{ value: 'uk-garage', label: 'UK Garage', count: 8 }],
  instrument: [{ value: 'kick', label: 'Kick', count: 3 }],
  key: [{ value: 'f-sharp-minor', label: 'F# minor', count: 2 }],
  bpm: { min: 70, max: 140 },
})

function createLists(total: number): CatalogLists {
  return {
    pack: [],
    loop: [],
    'one-shot': [
      {
        items: [],
        page: 1,
        lastPage: 1,
        total,
        isTotalCapped: false,
        facets,
        reading: null,
        noResults: null,
        relevance: null,
        nearest: [],
      },
    ],
  }
}

describe('the head of the catalogue', () => {
  test('the title is the heading of the listed products [R2.34]', () => {
    expect(describeCatalog({}, undefined).title).toBe('Search')
    expect(describeCatalog({ type: 'sample-packs', page: 2 }, undefined).title).toBe('Sample packs')
    expect(describeCatalog({ type: 'one-shots' }, undefined).title).toBe('One-shots')
  })

  test('the title of a search quotes its text [R2.34]', () => {
    expect(describeCatalog({ search: 'rim shot' }, createLists(4)).title).toBe(
      '“rim shot” – Search',
    )
  })

  test('the title of a filtered list names its valid filters [R2.34]', () => {
    const search = {
      type: 'one-shots',
      search: 'dub',
      genre: 'uk-garage,unknown',
      instrument: 'kick',
      key: 'f-sharp-minor',
      bpm: '90,',
    } as const
    expect(describeCatalog(search, createLists(4)).title).toBe(
      '“dub”, UK Garage, Kick, F♯m, BPM: from 90 – One-shots',
    )
  })

  test('each list has its own description, which states the number of search results', () => {
    const searches = [
      {},
      { type: 'sample-packs' },
      { type: 'one-shots' },
      { search: 'dub' },
      { search: 'dub', type: 'one-shots' },
      { instrument: 'kick' },
    ] as const
    const texts = searches.map((search) => describeCatalog(search, createLists(1)).description)
    expect(new Set(texts).size).toBe(searches.length)
    expect(texts[3]).toMatch(/^Search: 1 result for “dub”\. /)
  })
})
