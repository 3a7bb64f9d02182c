import { z } from 'zod'
import { maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import { moveCrateItem } from './crate-order.store.ts'
import {
  addCrateItems,
  deleteCrate,
  findCrate,
  findCrateByName,
  findSharedCrate,
  insertCrate,
  loadCrate,
  removeCrateItem,
  updateCrate,
} from './crates.store.ts'
import type { CrateRow } from './crates.store.ts'
import { filterKnownIds } from './favorites.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { createShareToken, shareTokenPattern } from './share-token.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { crateNameSchema, serializeCrate, throwTooManyCrates } from './crate-parts.ts'
import { getProductId, productIdsSchema, throwListFull } from './favorites.routes.ts'
import { throwNotFound, throwValidationError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'

const nameSchema = z.object({ name: crateNameSchema })

const crateSchema = nameSchema.extend({
  product_ids: productIdsSchema.max(maxItemsPerList).optional(),
})

const positionSchema = z.object({ before_id: z.number().int().positive().nullable() })

const path = '/api/v1/customer/crates'
const cratePath = `${path}/:id{[0-9]{1,15}}` as const
const itemPath = `${cratePath}/items/:productId{[0-9]{1,9}}` as const

/** Mounts the routes for a customer's crates, and for the crates that anybody sees by their link. */
export function mountCrates(app: ProviderApp, context: Context): void {
  const { db, clock } = context
  const customerOnly = requireCustomer(context)

  app.post(path, customerOnly, async (c) => {
    const { name, product_ids: productIds = [] } = await parseBody(c, crateSchema)
    const crate = await change(context, c, async (transaction, customerId) => {
      await requireFreeName(transaction, customerId, name)
      const row = await insertCrate(transaction, customerId, name, clock())
      if (row === null) throwTooManyCrates()
      const known = await filterKnownIds(transaction, productIds)
      await addCrateItems(transaction, row, known, clock())
      return await loadCrate(transaction, row)
    })
    return c.json({ data: serializeCrate(crate), message: 'The crate has been created.' })
  })

  app.put(cratePath, customerOnly, async (c) => {
    const { name } = await parseBody(c, nameSchema)
    return await respond(context, c, async (transaction, crate) => {
      await requireFreeName(transaction, crate.customer_id, name, crate.id)
      await updateCrate(transaction, crate, { name })
    })
  })

  app.delete(cratePath, customerOnly, async (c) => await respond(context, c, deleteCrate))

  app.put(itemPath, customerOnly, async (c) => {
    return await respond(context, c, async (transaction, crate) => {
      const productId = await getProductId(transaction, c)
      const fits = await addCrateItems(transaction, crate, [productId], clock())
      if (!fits) throwListFull()
    })
  })

  app.delete(itemPath, customerOnly, async (c) => {
    const productId = Number(c.req.param('productId'))
    return await respond(context, c, (transaction, crate) =>
      removeCrateItem(transaction, crate, productId),
    )
  })

  app.put(`${itemPath}/position`, customerOnly, async (c) => {
    const { before_id: beforeId } = await parseBody(c, positionSchema)
    const productId = Number(c.req.param('productId'))
    return await respond(context, c, (transaction, crate) =>
      moveCrateItem(transaction, crate, productId, beforeId),
    )
  })

  app.post(`${cratePath}/share`, customerOnly, async (c) => {
    const crate = await changeCrate(context, c, async (transaction, row) => {
      const shareToken = row.share_token ?? createShareToken()
      return await loadCrate(transaction, await updateCrate(transaction, row, { shareToken }))
    })
    return c.json({ data: serializeCrate(crate), message: 'The crate is shared.' })
  })

  app.delete(`${cratePath}/share`, customerOnly, async (c) => {
    return await respond(context, c, async (transaction, crate) => {
      await updateCrate(transaction, crate, { shareToken: null })
    })
  })

  app.get('/api/v1/crates/:token', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const token = c.req.param('token')
    const crate = shareTokenPattern.test(token) ? await findSharedCrate(db, token) : null
    if (crate === null) throwNotFound()
    return c.json({ data: { name: crate.row.name, product_ids: crate.productIds } })
  })
}

/** Changes what a customer owns, within the limit of such changes. */
async function change<Result>(
  { db, limiter }: Context,
  c: ProviderContext,
  work: (transaction: Database, customerId: number) => Promise<Result>,
): Promise<Result> {
  const { id } = c.get('customer')
  await limiter.attempt('favoritesAccount', String(id))
  return await transactFor(db, id, (transaction) => work(transaction, id))
}

/** Changes the crate of the path; throws a 404 if the customer has no such crate. */
async function changeCrate<Result>(
  context: Context,
  c: ProviderContext,
  work: (transaction: Database, crate: CrateRow) => Promise<Result>,
): Promise<Result> {
  return await change(context, c, async (transaction, customerId) => {
    const crate = await findCrate(transaction, customerId, Number(c.req.param('id')))
    return await work(transaction, crate ?? throwNotFound())
  })
}

/** Changes the crate of the path and confirms it. */
async function respond(
  context: Context,
  c: ProviderContext,
  work: (transaction: Database, crate: CrateRow) => Promise<void>,
) {
  await changeCrate(context, c, work)
  return c.json({ message: 'The crate has been changed.' })
}

async function requireFreeName(
  db: Database,
  customerId: number,
  name: string,
  exceptId?: number,
): Promise<void> {
  const other = await findCrateByName(db, customerId, name)
  if (other === null || other.id === exceptId) return
  throwValidationError({ name: ['The name has already been taken.'] }, 'crate_name_taken')
}
