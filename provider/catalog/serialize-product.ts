import { html } from 'hono/html'
import type { wireLink, wireProduct, wireSample } from '../contract/product.ts'
import type { Sent } from '../contract/sent.ts'
import { loadProductDetails } from './products.store.ts'
import type { ProductDetail } from './products.store.ts'
import type { ProductRow } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { loadOwnership, ownsNothing } from './pack-credits/load-ownership.ts'
import type { Ownership } from './pack-credits/load-ownership.ts'
import type { Context, ProviderContext } from '../context.ts'
import { getPreviewUrl, serializeExtensionFields, serializeImage } from './extension-fields.ts'
import type { serializeFile } from './extension-fields.ts'
import { getRequestSession } from '../accounts/sessions/require-customer.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { formatDecimal, formatWireDate } from '../platform/http/wire-format.ts'

/** The fields measured from a sound's file, which packs lack. */
export type FileField = keyof ReturnType<typeof serializeFile>

/**
 * The fields that only cards have, and the price before a discount, which this shop does not use.
 */
type OtherShapes = 'is_saleable' | 'min_price' | 'prices' | 'regular_price'

/** Serializes products for lists, details and cart lines, in the order of the rows. */
export async function serializeProducts(
  context: Context,
  c: ProviderContext,
  rows: readonly ProductRow[],
) {
  const details = await loadProductDetails(context.db, rows, c.get('locale'))
  const getOwnership = await loadClientOwnership(context, c, rows)
  return details.map(
    (detail) =>
      ({
        ...serializeBaseFields(context, c, detail),
        ...serializeExtensionFields(context.files.catalogue, detail, getOwnership(detail.row)),
      }) satisfies Sent<typeof wireProduct, OtherShapes | FileField | 'sounds'>,
  )
}

/** Converts text with paragraphs separated by blank lines to the HTML of Bagisto's descriptions. */
export function toHtml(text: string): string {
  const paragraphs = text.split('\n\n').filter((paragraph) => paragraph !== '')
  return paragraphs.map((paragraph) => String(html`<p>${paragraph}</p>`)).join('')
}

/** Returns a function that tells what the client owns of products: nothing for a guest. */
export async function loadClientOwnership(
  context: Context,
  c: ProviderContext,
  rows: readonly ProductRow[],
): Promise<(row: ProductRow) => Ownership> {
  const session = await getRequestSession(context, c)
  if (session === null) return () => ownsNothing
  return await loadOwnership(context.db, session.customer.id, rows)
}

function serializeBaseFields(context: Context, c: ProviderContext, detail: ProductDetail) {
  const { row, text } = detail
  const { catalogue } = context.files
  const image = serializeImage(catalogue, row)
  const cover = `${row.cover_sha256}.${row.cover_extension}`
  return {
    id: row.id,
    sku: row.sku,
    type: 'downloadable',
    name: row.name,
    url_key: row.url_key,
    price: formatDecimal(row.price_cents),
    formatted_price: formatMoney(row.price_cents, c.get('locale')),
    short_description: toHtml(text.shortDescription),
    description: toHtml(text.description),
    images: [{ id: row.id, path: cover, url: image.original_image_url, ...image }],
    videos: [],
    base_image: image,
    created_at: formatWireDate(row.created_at),
    updated_at: formatWireDate(row.updated_at),
    reviews: { total: 0, total_rating: 0, average_rating: 0, percentage: [] },
    in_stock: row.active === 1,
    is_saved: false,
    is_item_in_cart: null,
    show_quantity_changer: false,
    downloadable_links: [serializeLink(detail)],
    downloadable_samples: [serializeSample(catalogue, row)],
  }
}

/** Serializes the download link; public responses must not contain the URL of the file for sale. */
export function serializeLink({ row, fileName }: ProductDetail) {
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
    created_at: formatWireDate(row.created_at),
    updated_at: formatWireDate(row.updated_at),
    title: row.kind === 'pack' ? 'ZIP' : 'WAV',
    file_url: null,
    sample_file_url: null,
    translations: [],
  } satisfies Sent<typeof wireLink, 'sample_download_url'>
}

function serializeSample(files: FileStore, row: ProductRow) {
  const url = getPreviewUrl(files, row.preview_sha256)
  return {
    id: row.link_id,
    product_id: row.id,
    url: null,
    file: `${row.preview_sha256}.mp3`,
    file_name: `${row.url_key}.mp3`,
    type: 'file',
    sort_order: 0,
    created_at: formatWireDate(row.created_at),
    updated_at: formatWireDate(row.updated_at),
    title: 'Preview',
    file_url: url,
    translations: [],
    download_url: url,
  } satisfies Sent<typeof wireSample>
}
