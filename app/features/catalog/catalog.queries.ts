import { hashKey, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Offer, Product, ProductKind, ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getFirstPages, getSelectedKinds, hasConditions, toListRequests } from './catalog-lists.ts'
import type { CatalogLists, ListRequest } from './catalog-lists.ts'
import { parseCatalogSearch } from './catalog-search.ts'
import type { CatalogSearch, CatalogType } from './catalog-search.ts'
import {
  getHomePacks,
  getHomeSounds,
  getProduct,
  getProductSummary,
  getProducts,
  getRelated,
} from './catalog.functions.ts'
import type { HomeProducts, NamedProduct } from './catalog.functions.ts'
import { nothingFound } from './search/deferred-nothing-found.ts'
import { toOffer } from './offer.ts'
import { getKind, isSound, productKinds } from './product-kinds.ts'

// Product data includes whether the customer owns the product, so `discardPrivateData` also discards
// these queries.

/** Fetches one page of products of a kind. */
async function fetchList(request: ListRequest): Promise<ProductList<ProductSummary>> {
  return unwrapOrThrow(await getProducts({ data: request }))
}

/**
 * Fetches a product with its description and, for a pack, its sounds; throws `notFound()` if the id
 * is unknown.
 */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'product', id],
    queryFn: async (): Promise<NamedProduct> => unwrapOrThrow(await getProduct({ data: id })),
  })
}

/**
 * Fetches the card of the product to which the results of a search are similar; null if the shop does
 * not have it. Disabled for other searches.
 */
export function similarProductQuery({ similar }: CatalogSearch) {
  return { ...productSummaryQuery(Number(similar)), enabled: similar !== undefined }
}

/** Fetches the products related to a product. */
export function relatedProductsQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'related', id],
    queryFn: async (): Promise<ProductSummary[]> => unwrapOrThrow(await getRelated({ data: id })),
  })
}

/** Fetches the card of a sound's pack; disabled for a product without a pack. */
export function packOfSoundQuery({ pack }: Pick<Product, 'pack'>) {
  return { ...productSummaryQuery(pack?.id ?? 0), enabled: pack !== null }
}

/** Fetches the card of a product; null if the id is unknown. */
export function productSummaryQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'summary', id],
    queryFn: async () => unwrapOrThrow(await getProductSummary({ data: id })),
  })
}

/** Fetches the offers for a pack's sounds sold separately, by searching for the pack's name. */
export function packOffersQuery({ id, name }: Pick<Product, 'id' | 'name'>) {
  return queryOptions({
    queryKey: ['catalog', 'pack-offers', id, name],
    queryFn: async (): Promise<Offer[]> => {
      const found = { page: 1, limit: 48, sort: 'relevance', filters: { search: name } } as const
      const lists = await Promise.all([
        fetchList({ ...found, kind: 'loop' }),
        fetchList({ ...found, kind: 'one-shot' }),
      ])
      const items = lists.flatMap((list) => list.items)
      return items.filter(({ pack }) => pack?.id === id).map(toOffer)
    },
  })
}

/** Fetches the newest packs, which the home page shows along with their artists. */
export const homePacksQuery = queryOptions({
  queryKey: ['catalog', 'home-packs'],
  queryFn: async (): Promise<HomeProducts> => unwrapOrThrow(await getHomePacks()),
})

/** Fetches one-shots from various packs to play on the home page. */
export const homeSoundsQuery = queryOptions({
  queryKey: ['catalog', 'home-sounds'],
  queryFn: async (): Promise<HomeProducts> => unwrapOrThrow(await getHomeSounds()),
})

/** Returns the colors of the home page poster, taken from the newest pack with a preview. */
export function getPosterColors(packs: HomeProducts | undefined) {
  return packs?.items.find(({ preview }) => preview !== null)?.colors
}

/** Prefetches the data for the home page; opens another page if there is nothing to show. */
export async function loadHome(context: RouterContext): Promise<void> {
  const loading = [loadQuery(context, homePacksQuery), loadQuery(context, homeSoundsQuery)]
  if ((await Promise.all(loading)).every(isEmpty)) throw redirect({ to: '/opening' })
}

/**
 * Prefetches the data for the catalogue, of which only the results are required; opens another page
 * if the shop has no products.
 */
export async function loadCatalog(context: RouterContext, search: CatalogSearch): Promise<void> {
  const similar = search.similar && loadOptionalQuery(context, similarProductQuery(search))
  const lists = await loadQuery(context, catalogQuery(search))
  await similar
  const pages = getFirstPages(lists)
  if (pages.every(({ items }) => items.length === 0)) await nothingFound.preload()
  if (hasConditions(search) || !pages.every(isEmpty)) return
  if (search.type === undefined || !(await hasOtherProducts(search.type)))
    throw redirect({ to: '/opening' })
}

/** Returns whether the shop has products of another kind than that of a type. */
async function hasOtherProducts(type: CatalogType): Promise<boolean> {
  const kinds = productKinds.filter((kind) => kind !== getKind(type))
  const requests = kinds.flatMap((kind) => toListRequests({}, kind))
  return !(await Promise.all(requests.map(fetchList))).every(isEmpty)
}

function isEmpty({ total }: { readonly total: number }): boolean {
  return total === 0
}

/** Prefetches the data for a product page; only the product itself is required. */
export async function loadProduct(context: RouterContext, id: number): Promise<void> {
  const related = loadOptionalQuery(context, relatedProductsQuery(id))
  const product = await loadQuery(context, productQuery(id))
  if (product.kind === 'pack') await loadOptionalQuery(context, packOffersQuery(product))
  if (isSound(product.kind) && product.pack)
    await loadOptionalQuery(context, packOfSoundQuery(product))
  await related
}

/**
 * Fetches the lists for a catalogue URL. For "show more", reuses the lists already on screen and
 * fetches only the additional pages.
 */
export function catalogQuery(search: CatalogSearch) {
  return queryOptions({
    queryKey: ['catalog', 'results', search],
    queryFn: async ({ client }): Promise<CatalogLists> => {
      const shown = findListsOnScreen(client, search)
      const fetchKind = (kind: ProductKind) =>
        Promise.all(
          toRequests(search, kind).map(
            (request) =>
              shown?.[kind].find(({ page }) => page === request.page) ??
              fetchList({ ...request, isSection: !search.type }),
          ),
        )
      const [pack, loop, oneShot] = await Promise.all([
        fetchKind('pack'),
        fetchKind('loop'),
        fetchKind('one-shot'),
      ])
      return { pack, loop, 'one-shot': oneShot }
    },
  })
}

function toRequests(search: CatalogSearch, kind: ProductKind): ListRequest[] {
  return getSelectedKinds(search).includes(kind) ? toListRequests(search, kind) : []
}

/** Returns the lists on screen if they are earlier pages of the same results, otherwise null. */
function findListsOnScreen(queryClient: QueryClient, search: CatalogSearch): CatalogLists | null {
  const conditions = hashKey([{ ...search, page: undefined }])
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['catalog', 'results'], type: 'active' })
    .map(({ queryKey }) => parseCatalogSearch(Object(queryKey[2])))
    .find(
      (other) =>
        (other.page ?? 1) < (search.page ?? 1) &&
        hashKey([{ ...other, page: undefined }]) === conditions,
    )
  return (shown && queryClient.getQueryData(catalogQuery(shown).queryKey)) ?? null
}
