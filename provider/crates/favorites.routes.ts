import { z } from 'zod'
import type { wireFavorites } from '../contract/favorites.ts'
import { maxCrates, maxItemsPerList, maxListedProducts } from '../contract/favorite-limits.ts'
import { sentProductId } from '../contract/parts.ts'
import { productIdPattern } from '../contract/product-id.ts'
import type { Sent } from '../contract/sent.ts'
import { addFavorite, mergeLists, removeFavorite } from './change-favorites.ts'
import { listCrates } from './crates.store.ts'
import { listFavorites } from './favorites.store.ts'
import { listProductsInOrder } from '../catalog/similar/related-products.store.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import {
  crateNameSchema,
  limitListChanges,
  productIdParameter,
  serializeCrate,
  throwListRefusal,
} from './crate-parts.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { serializeProductCards } from '../catalog/serialize-product-card.ts'

const listSchema = z.array(sentProductId).max(maxItemsPerList)

const mergeSchema = z.object({
  favorites: listSchema,
  crates: z.array(z.object({ name: crateNameSchema, product_ids: listSchema })).max(maxCrates),
})

/**
 * Mounts the routes for a customer's favorites, for merging a device's lists into the customer's,
 * and for the details of listed products.
 */
export function mountFavorites(app: ProviderApp, context: Context): void {
  const { db } = context
  const customerOnly = requireCustomer(context)
  const path = '/api/v1/customer/favorites'
  const itemPath = `${path}/${productIdParameter}` as const

  app.get(path, customerOnly, async (c) => c.json({ data: await serializeLists(context, c) }))

  app.put(itemPath, customerOnly, async (c) => {
    await limitListChanges(context, c)
    const productId = Number(c.req.param('productId'))
    const refusal = await addFavorite(context, c.get('customer').id, productId)
    if (refusal !== null) throwListRefusal(refusal)
    return c.json({ message: 'The product is a favorite.' })
  })

  app.delete(itemPath, customerOnly, async (c) => {
    await limitListChanges(context, c)
    await removeFavorite(context, c.get('customer').id, Number(c.req.param('productId')))
    return c.json({ message: 'The product is not a favorite.' })
  })

  app.post(`${path}/merge`, customerOnly, async (c) => {
    const { favorites, crates } = await parseBody(c, mergeSchema)
    await limitListChanges(context, c)
    const refusal = await mergeLists(context, c.get('customer').id, {
      favorites,
      crates: crates.map(({ name, product_ids: productIds }) => ({ name, productIds })),
    })
    if (refusal !== null) throwListRefusal(refusal)
    return c.json({ data: await serializeLists(context, c) })
  })

  app.get('/api/v1/favorites/products', async (c) => {
    const rows = await listProductsInOrder(db, parseIds(c.req.query('ids') ?? ''))
    return c.json({ data: await serializeProductCards(context, c, rows) })
  })
}

async function serializeLists({ db }: Context, c: ProviderContext) {
  const { id } = c.get('customer')
  const favorites = await listFavorites(db, id)
  const crates = (await listCrates(db, id)).map(serializeCrate)
  return { favorites, crates } satisfies Sent<typeof wireFavorites>
}

/** Parses a comma-separated list of ids; drops invalid ids and those beyond the limit. */
function parseIds(text: string): number[] {
  const ids = text.split(',', maxListedProducts).filter((id) => productIdPattern.test(id))
  return [...new Set(ids.map(Number))]
}
