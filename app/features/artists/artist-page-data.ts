import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'

/** The data of an artist page. */
export interface ArtistPageData {
  readonly name: string
  /** The `lang` attributes of the name and the description; empty if the language is unknown. */
  readonly nameLanguage: string
  readonly textLanguage: string
  /** One entry per paragraph. */
  readonly description: readonly string[]
  /** The URL of the label's picture; null if the portrait is drawn. */
  readonly portraitUrl: string | null
  /** The colors and waveform of the newest product, for the page and the drawn portrait. */
  readonly colors: readonly [string, string] | null
  readonly peaks: string | null
  /** The newest products by kind. */
  readonly lists: Readonly<Record<ProductKind, ArtistList>>
  /** The JSON-LD objects of the page. */
  readonly structuredData: readonly object[]
}

/** The newest products of a kind and their total number. */
export type ArtistList = Pick<ProductList<ProductSummary>, 'items' | 'total' | 'isTotalCapped'>

/**
 * Returns the query key of an artist page, which the layout reads without loading the page's code.
 */
export function getArtistKey(slug: string) {
  return ['artist', slug] as const
}
