import { getSelectedKinds, toListRequests } from '#app/features/catalog/list/catalog-lists.ts'
import { catalogQuery, similarProductQuery } from '#app/features/catalog/catalog.queries.ts'
import { CatalogPage } from '#app/features/catalog/catalog-page.tsx'
import { nothingFound } from '#app/features/catalog/search/deferred-nothing-found.ts'
import { SearchForm } from '#app/features/catalog/search/search-form.tsx'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { Facets, NoResults, SearchReading } from '#app/provider/types/product-list.ts'
import { createTestQueryClient, embeddedInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createLoop, createOneShot, createPack } from '../example-products.ts'

await nothingFound.preload()

const createProductByKind = { pack: createPack, loop: createLoop, 'one-shot': createOneShot }

interface SearchExtras {
  /** The product that the results are similar to, or null if the shop does not have it. */
  readonly similar: ProductSummary | null
  readonly noResults: NoResults | null
  /** The relevance of the best product of each kind. */
  readonly relevance: Partial<Record<ProductKind, number>>
  /** The products near the search. */
  readonly nearest: readonly ProductSummary[]
}

/** Renders the search form and the catalogue with `totals` products of each kind, paginated like the provider's. */
export function renderCatalog(
  search: CatalogSearch,
  totals: Partial<Record<ProductKind, number>>,
  facets: Partial<Record<ProductKind, Facets>> | null = null,
  reading: SearchReading | null = null,
  info = embeddedInfo,
  { similar, noResults = null, relevance, nearest = [] }: Partial<SearchExtras> = {},
) {
  const createLists = (kind: ProductKind) => {
    const all = Array.from({ length: totals[kind] ?? 0 }, (_, index) =>
      createProductByKind[kind]({ id: index + 1, name: `${kind} ${index + 1}` }),
    )
    return toListRequests(search, kind).map(({ page, limit }) => ({
      items: all.slice((page - 1) * limit, page * limit),
      page,
      lastPage: Math.max(1, Math.ceil(all.length / limit)),
      total: all.length,
      isTotalCapped: false,
      facets: facets?.[kind] ?? null,
      reading,
      noResults,
      relevance: relevance?.[kind] ?? null,
      nearest: kind === getSelectedKinds(search)[0] ? [...nearest] : [],
    }))
  }
  const cache = createTestQueryClient(undefined, undefined, info)
  const kinds = getSelectedKinds(search)
  cache.setQueryData(catalogQuery(search).queryKey, {
    pack: kinds.includes('pack') ? createLists('pack') : [],
    loop: kinds.includes('loop') ? createLists('loop') : [],
    'one-shot': kinds.includes('one-shot') ? createLists('one-shot') : [],
  })
  cache.setQueryData(similarProductQuery(search).queryKey, similar)
  renderInShop(
    <>
      <SearchForm search={search} />
      <CatalogPage search={search} />
    </>,
    cache,
  )
}
