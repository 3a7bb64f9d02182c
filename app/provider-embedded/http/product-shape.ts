import { readProductDetails } from '../db/product-details.ts'
import type { ProductDetail } from '../db/product-details.ts'
import type { ProductRow } from '../db/schema.ts'
import { ownedProductIds } from '../db/ownership.ts'
import { formattedMoney } from '../domain/formatted-money.ts'
import type { Context, ProviderContext } from './context.ts'
import { addOnShape, imageShape, previewUrl } from './product-add-ons.ts'
import { visitorOf } from './require-customer.ts'
import { decimal, wireDate } from './wire.ts'

/** Products as lists, details and cart lines carry them, in the order of the rows. */
export async function productShapes(
  context: Context,
  c: ProviderContext,
  rows: readonly ProductRow[],
) {
  const details = await readProductDetails(context.db, rows)
  const owned = await ownedByVisitor(context, c)
  return details.map((detail) => ({
    ...hostShape(context, c, detail),
    ...addOnShape(context.options.providerUrl, detail, owned.has(detail.row.id)),
  }))
}

/** What the visitor owns; nothing for one without a living token. */
export async function ownedByVisitor(
  context: Context,
  c: ProviderContext,
): Promise<ReadonlySet<number>> {
  const visit = await visitorOf(context, c)
  return visit === null ? new Set() : await ownedProductIds(context.db, visit.customer.id)
}

function hostShape(context: Context, c: ProviderContext, detail: ProductDetail) {
  const { row } = detail
  const { providerUrl } = context.options
  const image = imageShape(providerUrl, row)
  const cover = `${row.cover_sha256}.svg`
  return {
    id: row.id,
    sku: row.sku,
    type: 'downloadable',
    name: row.name,
    url_key: row.url_key,
    price: decimal(row.price_cents),
    formatted_price: formattedMoney(row.price_cents, c.get('locale')),
    short_description: row.short_description,
    description: row.description,
    images: [{ id: row.id, path: cover, url: image.original_image_url, ...image }],
    videos: [],
    base_image: image,
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
    reviews: { total: 0, total_rating: 0, average_rating: 0, percentage: [] },
    in_stock: row.active === 1,
    is_saved: false,
    is_item_in_cart: null,
    show_quantity_changer: false,
    downloadable_links: [linkShape(detail)],
    downloadable_samples: [sampleShape(providerUrl, row)],
  }
}

/** The sold file itself is never named in a public answer. */
function linkShape({ row, fileName }: ProductDetail) {
  return {
    id: row.link_id,
    product_id: row.id,
    url: null,
    file: null,
    file_name: fileName,
    type: 'file',
    price: '0.0000',
    sample_url: null,
    sample_file: null,
    sample_file_name: null,
    sample_type: null,
    downloads: 0,
    sort_order: 0,
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
    title: row.kind === 'pack' ? 'ZIP' : 'WAV',
    file_url: null,
    sample_file_url: null,
    translations: [],
  }
}

function sampleShape(providerUrl: string, row: ProductRow) {
  const address = previewUrl(providerUrl, row.preview_sha256)
  return {
    id: row.link_id,
    product_id: row.id,
    url: null,
    file: `${row.preview_sha256}.mp3`,
    file_name: `${row.url_key}.mp3`,
    type: 'file',
    sort_order: 0,
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
    title: 'Preview',
    file_url: address,
    translations: [],
    download_url: address,
  }
}
