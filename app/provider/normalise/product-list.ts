import type {
  WireFacets,
  WireNoResults,
  WireProduct,
  WireReading,
} from '#provider/contract/product.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Facets, ProductList } from '../types/product-list.ts'
import { isSellable, toProduct } from './product.ts'
import type { ProductBases } from './product.ts'

interface WireProductList {
  data: WireProduct[]
  meta: { current_page: number; last_page: number; total: number | null; total_is_capped: boolean }
  facets: WireFacets
  query: WireReading
  relevance: number | null
  nearest: WireProduct[] | null
  no_results: WireNoResults
}

/** Converts a page of the product list. */
export function toProductList(
  { data, meta, facets, query, relevance, nearest, no_results: noResults }: WireProductList,
  bases: ProductBases,
  kind: ProductKind | null,
): ProductList {
  return {
    items: data.map((product) => toProduct(product, bases, kind)),
    page: meta.current_page,
    lastPage: meta.last_page,
    total: meta.total ?? data.length,
    isTotalCapped: meta.total_is_capped,
    facets: facets && toFacets(facets),
    reading: query,
    relevance,
    nearest: (nearest ?? []).filter(isSellable).map((product) => toProduct(product, bases)),
    noResults: noResults && { drop: noResults.drop ?? [] },
  }
}

function toFacets(wire: NonNullable<WireFacets>): Facets {
  return {
    ...wire,
    kind: wire.kind ?? [],
    genre: wire.genre ?? [],
    instrument: wire.instrument ?? [],
    tag: wire.tag ?? [],
    artist: wire.artist ?? [],
    key: wire.key ?? [],
    capped: wire.capped ?? [],
  }
}
