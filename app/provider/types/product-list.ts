import type { countedFacets } from '#provider/contract/product.ts'
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

/** The tempo and key that sort order `fit` compares loops with. */
export interface ListFit {
  /** In BPM. */
  readonly tempo?: string | undefined
  /** A code such as `a-minor`. */
  readonly key?: string | undefined
  /** Set to exclude related keys. */
  readonly exact?: '1' | undefined
}

/** The search text and filters of a product list. */
export interface ProductFilters {
  search?: string | undefined
  /** Comma-separated codes, as are `instrument`, `tag`, `artist` (slugs) and `key`. */
  genre?: string | undefined
  instrument?: string | undefined
  tag?: string | undefined
  artist?: string | undefined
  key?: string | undefined
  /** Set to include relative and neighboring keys in `key`. */
  key_match?: 'compatible' | undefined
  /** A range `min,max`; either bound may be empty. `length` is in seconds and `price` in euros. */
  bpm?: string | undefined
  /** Set to include half and double the tempo in `bpm`. */
  bpm_match?: 'related' | undefined
  length?: string | undefined
  price?: string | undefined
  /** Only products that the customer does not own, or only those that are owned. */
  owned?: 'no' | 'yes' | undefined
  /** A product id; limits results to similar sounds, most similar first. */
  similar?: string | undefined
  /** Set to search for the text without corrections. */
  exact?: '1' | undefined
}

/** The facets that have options. */
export type OptionFacet = (typeof countedFacets)[number]

export interface Facets {
  /** `pack`, `loop` and `one-shot`; empty if the provider does not send it. */
  kind: FacetOption[]
  genre: FacetOption[]
  instrument: FacetOption[]
  /** Empty if the provider does not send it, like `artist`. */
  tag: FacetOption[]
  /** The values are artist slugs. */
  artist: FacetOption[]
  key: FacetOption[]
  bpm: FacetRange | null
  /** In seconds. */
  length: FacetRange | null
  /** In euros. */
  price: FacetRange | null
  /** The number of products not owned by the customer; null for guests. */
  unowned: number | null
  /** The facets with more products than were counted; their counts are lower bounds. */
  capped: OptionFacet[]
}

/** A filter read from words of a search text. */
export interface ReadFilter {
  facet: OptionFacet | 'bpm'
  /** A code or, for a tempo, a range `min,max`. */
  value: string
  label: string
  /** The words as typed. */
  words: string
  /** The text without these words, if the provider sends it. */
  rest?: string | null
}

/** The provider's reading of a search text. */
export interface SearchReading {
  /** The remaining search words, without those read as filters. */
  text: string
  filters: ReadFilter[]
  /** The text with typos corrected; null if there were none. */
  corrected: string | null
  /** True if the text was searched as is, without filters and corrections. */
  exact: boolean
}

/** A filter whose removal gives a list results. */
export interface DroppedFilter {
  /** The name of the facet; `query` for the search text. */
  facet: string
  /** The words as typed; null for a filter outside the search text. */
  words: string | null
  /** The search text without these words, if the provider sends it. */
  rest?: string | null
  /** The number of results without it. */
  count: number
}

/** The alternatives offered for an empty list. */
export interface NoResults {
  /** The single filters whose removal yields results, most results first. */
  drop: DroppedFilter[]
}

export interface ProductList<TItem = Product> {
  items: TItem[]
  page: number
  lastPage: number
  total: number
  /** True if `total` is a lower bound. */
  isTotalCapped: boolean
  /** Null if the provider sends no facets. */
  facets: Facets | null
  /** Null without a search text, or if the provider does not send it. */
  reading: SearchReading | null
  /** Null if there are results, or if the provider does not send it. */
  noResults: NoResults | null
  /** How well the best item answers the search text; null if the provider does not send it. */
  relevance: number | null
  /** The products that come near the search text, to be listed after the last item. */
  nearest: TItem[]
}

/** Products that the customer owns and the shop no longer sells. */
export interface WithdrawnProducts<TProduct = Product> {
  /** At most as many as fit on one page. */
  readonly items: readonly TProduct[]
  readonly total: number
}
