import { z } from 'zod'
import {
  maxCrates,
  maxItemsPerList,
  maxListedProducts,
} from '#provider/contract/favorite-limits.ts'
import { addCrateItems, findCrateByName, insertCrate, listCrates } from './crates.store.ts'
import { addFavorites, filterKnownIds, listFavorites, removeFavorite } from './favorites.store.ts'
import { findActiveProduct } from '../catalog/products.store.ts'
import { listProductsInOrder } from '../catalog/similar/related-products.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { crateNameSchema, serializeCrate, throwTooManyCrates } from './crate-parts.ts'
import { throwHttpError, throwNotFound } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { serializeProductCards } from '../catalog/serialize-product-card.ts'

export const productIdsSchema = z.array(z.number().int().positive().max(999_999_999))

const listSchema = productIdsSchema.max(maxItemsPerList)

const mergeSchema = z.object({
  favorites: listSchema,
  crates: z.array(z.object({ name: crateNameSchema, product_ids: listSchema })).max(maxCrates),
})

type DeviceLists = z.output<typeof mergeSchema>

/**
 * Mounts the routes for a customer's favorites, for merging what a device has kept into them and into
 * the crates, and for the products of such lists.
 */
export function mountFavorites(app: ProviderApp, context: Context): void {
  const { db, clock, limiter } = context
  const customerOnly = requireCustomer(context)
  const path = '/api/v1/customer/favorites'
  const itemPath = `${path}/:productId{[0-9]{1,9}}` as const

  app.get(path, customerOnly, async (c) => c.json({ data: await serializeLists(context, c) }))

  app.put(itemPath, customerOnly, async (c) => {
    const { id } = c.get('customer')
    await limiter.attempt('favoritesAccount', String(id))
    await transactFor(db, id, async (transaction) => {
      const productId = await getProductId(transaction, c)
      const fits = await addFavorites(transaction, id, [productId], clock())
      if (!fits) throwListFull()
    })
    return c.json({ message: 'The product is a favorite.' })
  })

  app.delete(itemPath, customerOnly, async (c) => {
    const { id } = c.get('customer')
    await limiter.attempt('favoritesAccount', String(id))
    const productId = Number(c.req.param('productId'))
    await transactFor(db, id, (transaction) => removeFavorite(transaction, id, productId))
    return c.json({ message: 'The product is not a favorite.' })
  })

  app.post(`${path}/merge`, customerOnly, async (c) => {
    const { id } = c.get('customer')
    const lists = await parseBody(c, mergeSchema)
    await limiter.attempt('favoritesAccount', String(id))
    await transactFor(db, id, (transaction) => mergeLists(transaction, id, lists, clock()))
    return c.json({ data: await serializeLists(context, c) })
  })

  app.get('/api/v1/favorites/products', async (c) => {
    const rows = await listProductsInOrder(db, parseIds(c.req.query('ids') ?? ''))
    return c.json({ data: await serializeProductCards(context, c, rows) })
  })
}

/** Returns the id in the path of a product on sale; throws a 404 for others. */
export async function getProductId(db: Database, c: ProviderContext): Promise<number> {
  const product = await findActiveProduct(db, Number(c.req.param('productId')))
  return product?.id ?? throwNotFound()
}

/** Throws a 422 for a list that has as many products as are allowed. */
export function throwListFull(): never {
  const message = `A list can have at most ${maxItemsPerList} products.`
  throwHttpError(422, message, 'list_full')
}

async function serializeLists({ db }: Context, c: ProviderContext) {
  const { id } = c.get('customer')
  const favorites = await listFavorites(db, id)
  return { favorites, crates: (await listCrates(db, id)).map(serializeCrate) }
}

/**
 * Adds what a device has kept to a customer's lists: crates with the same name become one, and what
 * is there is not added again, so that a repeated merge changes nothing. The device's lists are the
 * newest first. If something does not fit, nothing is stored.
 */
async function mergeLists(
  db: Database,
  customerId: number,
  { favorites, crates }: DeviceLists,
  now: Date,
): Promise<void> {
  const known = await filterKnownIds(db, favorites.toReversed())
  if (!(await addFavorites(db, customerId, known, now))) throwListFull()
  for (const { name, product_ids: productIds } of crates.toReversed()) {
    const crate =
      (await findCrateByName(db, customerId, name)) ??
      (await insertCrate(db, customerId, name, now)) ??
      throwTooManyCrates()
    const items = await filterKnownIds(db, productIds)
    if (!(await addCrateItems(db, crate, items, now))) throwListFull()
  }
}

/** Parses a comma-separated list of ids without what is not one, and without those beyond the limit. */
function parseIds(text: string): number[] {
  const ids = text.split(',', maxListedProducts).filter((id) => /^[0-9]{1,9}$/.test(id))
  return [...new Set(ids.map(Number))]
}
