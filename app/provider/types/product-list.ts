import type { optionFacets } from '#provider/contract/product.ts'
import type { Product } from './product.ts'

export interface FacetOption {
  value: string
  label: string
  count: number
}

export interface FacetRange {
  min: number
  max: number
}

/** The tempo and the key that the order by fit compares loops with. */
export interface ListFit {
  /** In BPM. */
  readonly tempo?: string | undefined
  /** A code such as `a-minor`. */
  readonly key?: string | undefined
  /** Whether only the notes of the key itself fit. */
  readonly exact?: '1' | undefined
}

/** What products are searched by. */
export interface ProductFilters {
  search?: string | undefined
  /** Comma-separated codes, as in `instrument`, `tag`, `artist` (slugs) and `key`. */
  genre?: string | undefined
  instrument?: string | undefined
  tag?: string | undefined
  artist?: string | undefined
  key?: string | undefined
  /** Whether `key` includes relative and neighboring keys. */
  key_match?: 'compatible' | undefined
  /**
   * A range `min,max`, in which one bound may be empty. `length` is in seconds and `price` in euros.
   */
  bpm?: string | undefined
  /** Whether `bpm` includes half and double the tempo. */
  bpm_match?: 'related' | undefined
  length?: string | undefined
  price?: string | undefined
  /** Only products that the customer does not own. */
  owned?: 'no' | undefined
  /** The id of a product; only those that sound similar, most similar first. */
  similar?: string | undefined
  /** The search text as it is, without corrections. */
  exact?: '1' | undefined
}

/** The facets with options. */
export type OptionFacet = (typeof optionFacets)[number]

export interface Facets {
  /** `pack`, `loop` and `one-shot`; empty if the provider does not send it. */
  kind: FacetOption[]
  genre: FacetOption[]
  instrument: FacetOption[]
  /** Empty if the provider does not send it, like `artist`. */
  tag: FacetOption[]
  /** The values are the slugs of the artists. */
  artist: FacetOption[]
  key: FacetOption[]
  bpm: FacetRange | null
  /** In seconds. */
  length: FacetRange | null
  /** In euros. */
  price: FacetRange | null
  /** The number of products that the customer does not own yet; null for a guest. */
  unowned: number | null
  /** The facets with more products than are counted; their counts are lower bounds. */
  capped: OptionFacet[]
}

/** A filter that words of a search text stand for. */
export interface ReadFilter {
  facet: OptionFacet | 'bpm'
  /** A code or, for a tempo, a range `min,max`. */
  value: string
  label: string
  /** The words as they were typed. */
  words: string
  /** The text without the words, if the provider sends it. */
  rest?: string | null
}

/** How the provider has read a search text. */
export interface SearchReading {
  /** The words that are searched for, without those that are filters. */
  text: string
  filters: ReadFilter[]
  /** The text with mistyped words replaced; null if nothing was replaced. */
  corrected: string | null
  /** Whether the text was searched as it is, without filters and corrections. */
  exact: boolean
}

/** A single filter without which a list has results. */
export interface DroppedFilter {
  /** The name of the facet; `query` for words of the search text that are no filter. */
  facet: string
  /** The words as they were typed; null for a filter that is not part of the search text. */
  words: string | null
  /** The search text without the words, if the provider sends it. */
  rest?: string | null
  /** The number of results without it. */
  count: number
}

/** What there is instead of the results of an empty list. */
export interface NoResults<TItem = Product> {
  /** The filters without one of which there are results, most results first. */
  drop: DroppedFilter[]
  /** The products that match most of the search text. */
  nearest: TItem[]
}

export interface ProductList<TItem = Product> {
  items: TItem[]
  page: number
  lastPage: number
  total: number
  /** Whether there are more products than `total`, which is then a lower bound. */
  isTotalCapped: boolean
  /** Null if the provider sends no facets. */
  facets: Facets | null
  /** Null without a search text, and if the provider does not send it. */
  reading: SearchReading | null
  /** Null if there are results, and if the provider does not send it. */
  noResults: NoResults<TItem> | null
}
