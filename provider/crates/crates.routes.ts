import { z } from 'zod'
import type { wireSharedCrate } from '../contract/favorites.ts'
import { maxItemsPerList } from '../contract/favorite-limits.ts'
import { sentProductId } from '../contract/parts.ts'
import type { Sent } from '../contract/sent.ts'
import { addToCrate, moveInCrate, removeFromCrate } from './change-crate-items.ts'
import {
  createCrate,
  removeCrate,
  renameCrate,
  shareCrate,
  stopSharingCrate,
} from './change-crates.ts'
import type { CrateKey, ListRefusal } from './crate-transaction.ts'
import { findSharedCrate } from './crates.store.ts'
import { shareTokenPattern } from './share-token.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import {
  crateNameSchema,
  limitListChanges,
  productIdParameter,
  serializeCrate,
  throwListRefusal,
} from './crate-parts.ts'
import { throwNotFound } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'

const nameSchema = z.object({ name: crateNameSchema })

const crateSchema = nameSchema.extend({
  product_ids: z.array(sentProductId).max(maxItemsPerList).optional(),
})

const positionSchema = z.object({ before_id: z.number().int().positive().nullable() })

const path = '/api/v1/customer/crates'
const cratePath = `${path}/:id{[0-9]{1,15}}` as const
const itemPath = `${cratePath}/items/${productIdParameter}` as const

/** Mounts the routes for a customer's crates and for public shared crates. */
export function mountCrates(app: ProviderApp, context: Context): void {
  const { db } = context
  const customerOnly = requireCustomer(context)

  app.post(path, customerOnly, async (c) => {
    const { name, product_ids: productIds = [] } = await parseBody(c, crateSchema)
    await limitListChanges(context, c)
    const crate = await createCrate(context, c.get('customer').id, { name, productIds })
    if (typeof crate === 'string') throwListRefusal(crate)
    return c.json({ data: serializeCrate(crate), message: 'The crate has been created.' })
  })

  app.put(cratePath, customerOnly, async (c) => {
    const { name } = await parseBody(c, nameSchema)
    await limitListChanges(context, c)
    return respond(c, await renameCrate(context, getKey(c), name))
  })

  app.delete(cratePath, customerOnly, async (c) => {
    await limitListChanges(context, c)
    return respond(c, await removeCrate(context, getKey(c)))
  })

  app.put(itemPath, customerOnly, async (c) => {
    await limitListChanges(context, c)
    const productId = Number(c.req.param('productId'))
    return respond(c, await addToCrate(context, getKey(c), productId))
  })

  app.delete(itemPath, customerOnly, async (c) => {
    await limitListChanges(context, c)
    const productId = Number(c.req.param('productId'))
    return respond(c, await removeFromCrate(context, getKey(c), productId))
  })

  app.put(`${itemPath}/position`, customerOnly, async (c) => {
    const { before_id: beforeId } = await parseBody(c, positionSchema)
    await limitListChanges(context, c)
    const productId = Number(c.req.param('productId'))
    return respond(c, await moveInCrate(context, getKey(c), productId, beforeId))
  })

  app.post(`${cratePath}/share`, customerOnly, async (c) => {
    await limitListChanges(context, c)
    const crate = await shareCrate(context, getKey(c))
    if (typeof crate === 'string') throwListRefusal(crate)
    return c.json({ data: serializeCrate(crate), message: 'The crate is shared.' })
  })

  app.delete(`${cratePath}/share`, customerOnly, async (c) => {
    await limitListChanges(context, c)
    return respond(c, await stopSharingCrate(context, getKey(c)))
  })

  app.get('/api/v1/crates/:token', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const token = c.req.param('token')
    const crate = shareTokenPattern.test(token) ? await findSharedCrate(db, token) : null
    if (crate === null) throwNotFound()
    const data = { name: crate.row.name, product_ids: crate.productIds }
    return c.json({ data: data satisfies Sent<typeof wireSharedCrate> })
  })
}

/** Returns the crate identified by the path. */
function getKey(c: ProviderContext): CrateKey {
  return { customerId: c.get('customer').id, crateId: Number(c.req.param('id')) }
}

/** Responds to a change of the crate in the path; throws if it was refused. */
function respond(c: ProviderContext, refusal: ListRefusal | null) {
  if (refusal !== null) throwListRefusal(refusal)
  return c.json({ message: 'The crate has been changed.' })
}
