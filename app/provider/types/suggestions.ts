import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ReadFilter } from './product-list.ts'

export interface SuggestedProduct {
  id: number
  name: string
  kind: ProductKind
  /** The name of the artist. */
  artist: string
}

interface SuggestedArtist {
  id: number
  slug: string
  name: string
}

/** A filter that a search text names in full or in part. */
export interface SuggestedFilter extends ReadFilter {
  /** The number of products, at most 1000. */
  count: number
}

/** Suggestions for a partial search text. */
export interface Suggestions {
  sounds: SuggestedProduct[]
  packs: SuggestedProduct[]
  artists: SuggestedArtist[]
  filters: SuggestedFilter[]
  /** The products that answer the text best. */
  first: 'sounds' | 'packs'
}
