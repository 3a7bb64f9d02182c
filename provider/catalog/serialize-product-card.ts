import type { wireProduct } from '../contract/product.ts'
import type { Sent } from '../contract/sent.ts'
import { loadProductDetails } from './products.store.ts'
import type { ProductDetail } from './products.store.ts'
import type { ProductRow } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import type { Context, ProviderContext } from '../context.ts'
import { serializeExtensionFields, serializeImage } from './extension-fields.ts'
import type { FileField } from './serialize-product.ts'
import { loadClientOwnership, serializeLink, toHtml } from './serialize-product.ts'
import { formatDecimal } from '../platform/http/wire-format.ts'

/** The fields that Bagisto's cards lack. */
type FullField =
  | 'downloadable_samples'
  | 'formatted_price'
  | 'price'
  | 'regular_price'
  | 'short_description'
  | 'sounds'
  | 'type'

/** Serializes products as Bagisto's product cards, in the order of the rows. */
export async function serializeProductCards(
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
        // Spares clients from loading each product just to read the price of its links.
        downloadable_links: [serializeLink(detail)],
        ...serializeExtensionFields(context.files.catalogue, detail, getOwnership(detail.row)),
      }) satisfies Sent<typeof wireProduct, FullField | FileField>,
  )
}

function serializeBaseFields(context: Context, c: ProviderContext, { row, text }: ProductDetail) {
  const image = serializeImage(context.files.catalogue, row)
  const formatted = formatMoney(row.price_cents, c.get('locale'))
  const price = { price: formatDecimal(row.price_cents), formatted_price: formatted }
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: toHtml(text.description),
    url_key: row.url_key,
    base_image: image,
    images: [image],
    is_new: false,
    is_featured: false,
    on_sale: false,
    is_saleable: row.active === 1,
    is_wishlist: false,
    min_price: formatted,
    prices: { regular: price, final: price },
    price_html: `<p>${formatted}</p>`,
    ratings: { average: '0.0', total: 0 },
    reviews: { total: 0 },
  }
}
