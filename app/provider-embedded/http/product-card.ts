import { readProductDetails } from '../db/product-details.ts'
import type { ProductDetail } from '../db/product-details.ts'
import type { ProductRow } from '../db/schema.ts'
import { formattedMoney } from '../domain/formatted-money.ts'
import type { Context, ProviderContext } from './context.ts'
import { addOnShape, imageShape } from './product-add-ons.ts'
import { ownedByVisitor } from './product-shape.ts'
import { decimal } from './wire.ts'

/** Products as the list of related ones carries them, in the order of the rows. */
export async function productCards(
  context: Context,
  c: ProviderContext,
  rows: readonly ProductRow[],
) {
  const details = await readProductDetails(context.db, rows)
  const owned = await ownedByVisitor(context, c)
  return details.map((detail) => ({
    ...hostCard(context, c, detail),
    ...addOnShape(context.options.providerUrl, detail, owned.has(detail.row.id)),
  }))
}

function hostCard(context: Context, c: ProviderContext, { row }: ProductDetail) {
  const image = imageShape(context.options.providerUrl, row)
  const formatted = formattedMoney(row.price_cents, c.get('locale'))
  const price = { price: decimal(row.price_cents), formatted_price: formatted }
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: row.description,
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
