import { listEnvelope, pagedEnvelope } from '#provider/contract/envelope.ts'
import { wireStringOrNull } from '#provider/contract/parts.ts'
import { productKinds } from '#provider/contract/product-kinds.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import { wireProduct } from '#provider/contract/product.ts'
import { wireSitemapPart, wireSitemapProduct } from '#provider/contract/sitemap.ts'
import type { WireSitemapProduct } from '#provider/contract/sitemap.ts'
import { getCategoryId } from '../category-ids.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'
import { isSellable } from '../normalise/product.ts'

const path = '/api/v1/sitemap'
const productsPath = '/api/v1/products'
const pageSize = 48

/** The pages of a list that make a part, which bounds the calls for one. */
const pagesPerPart = 20

/** A product for a sitemap. */
export interface SitemapProduct {
  readonly id: number
  /** The slug of its artist; null if the artist has no page. */
  readonly artist: string | null
  /** The day of its last change (UTC), such as 2026-11-29; null if it is unknown. */
  readonly changedOn: string | null
}

/** Creates the calls for the sitemaps. */
export function createSitemapCalls(http: HttpClient) {
  return {
    /** Lists the numbers of the parts, from 1 on, in which all products are. */
    listParts: () => listParts(http),
    /** Lists the products of a part; none if there is no such part. */
    listProducts: (part: number) => listProducts(http, part),
  }
}

async function listParts(http: HttpClient): Promise<Outcome<readonly number[]>> {
  const outcome = await sendList(http, path)
  if (outcome !== null) {
    return mapOutcome(outcome, ({ data }) => parseValidItems(http, path, wireSitemapPart, data))
  }
  const kinds = await countParts(http)
  return mapOutcome(kinds, (counted) => counted.flatMap(({ numbers }) => numbers))
}

async function listProducts(
  http: HttpClient,
  part: number,
): Promise<Outcome<readonly SitemapProduct[]>> {
  const outcome = await sendList(http, `${path}/${part}`)
  if (outcome === null) return await listFromPages(http, part)
  return mapOutcome(outcome, ({ data }) =>
    parseValidItems(http, path, wireSitemapProduct, data).map(toSitemapProduct),
  )
}

function toSitemapProduct({
  id,
  artist,
  updated_at: updatedAt,
}: WireSitemapProduct): SitemapProduct {
  return { id, artist, changedOn: /^\d{4}-\d\d-\d\d/.exec(updatedAt ?? '')?.[0] ?? null }
}

/** Requests a list of the sitemap; returns null if the provider has none. */
async function sendList(http: HttpClient, listPath: string) {
  if (!http.capabilities.filters) return null
  const outcome = await http.send({
    method: 'GET',
    path: listPath,
    schema: listEnvelope,
    isPublic: true,
  })
  return isUnsupported(outcome) ? null : outcome
}

interface KindParts {
  readonly kind: ProductKind
  readonly numbers: readonly number[]
  readonly lastPage: number
}

/** Divides the product lists of a provider without sitemap into parts, kind by kind. */
async function countParts(http: HttpClient): Promise<Outcome<readonly KindParts[]>> {
  const parts: KindParts[] = []
  let next = 1
  for (const kind of productKinds) {
    const page = await sendPage(http, kind, 1)
    if (page === null) continue
    if (!page.ok) return page
    if (page.value.data.length === 0) continue
    const { last_page: lastPage } = page.value.meta
    const count = Math.ceil(lastPage / pagesPerPart)
    const first = next
    parts.push({ kind, numbers: Array.from({ length: count }, (_, at) => first + at), lastPage })
    next += count
  }
  return succeed(parts)
}

/** Requests a page of a kind, oldest products first; null if the provider lacks the kind. */
async function sendPage(http: HttpClient, kind: ProductKind, page: number) {
  const categoryId = getCategoryId(http, kind)
  if (categoryId === null) return null
  return await http.send({
    method: 'GET',
    path: productsPath,
    query: { category_id: categoryId, page, limit: pageSize, sort: 'created_at-asc' },
    schema: pagedEnvelope,
    isRequired: true,
    isPublic: true,
  })
}

const wireDatedProduct = wireProduct.extend({ updated_at: wireStringOrNull })

async function listFromPages(
  http: HttpClient,
  part: number,
): Promise<Outcome<readonly SitemapProduct[]>> {
  const kinds = await countParts(http)
  if (!kinds.ok) return kinds
  const found = kinds.value.find(({ numbers }) => numbers.includes(part))
  const products: SitemapProduct[] = []
  if (found === undefined) return succeed(products)
  const first = found.numbers.indexOf(part) * pagesPerPart + 1
  const last = Math.min(first + pagesPerPart - 1, found.lastPage)
  for (let page = first; page <= last; page += 1) {
    const list = await sendPage(http, found.kind, page)
    if (list === null) break
    if (!list.ok) return list
    const items = parseValidItems(http, productsPath, wireDatedProduct, list.value.data)
    for (const { artist, ...item } of items.filter(isSellable)) {
      const slug = http.capabilities.filters ? (artist?.slug ?? null) : null
      products.push(toSitemapProduct({ ...item, artist: slug }))
    }
  }
  return succeed(products)
}
