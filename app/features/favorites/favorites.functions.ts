import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sentProductId } from '#provider/contract/parts.ts'
import { maxCrates, maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Crate, Favorites } from '#app/provider/types/favorites.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import type { FavoritesChange } from './favorites-change.ts'

const idSchema = z.number().int().positive()
const productIdsSchema = z.array(sentProductId).max(maxItemsPerList).readonly()
/** Only a size limit; the provider validates names. */
const nameSchema = z.string().max(1000)

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('favorite'), productId: idSchema, isFavorite: z.boolean() }),
  z.object({ kind: z.literal('create'), name: nameSchema, productIds: productIdsSchema }),
  z.object({ kind: z.literal('rename'), crateId: idSchema, name: nameSchema }),
  z.object({ kind: z.literal('delete'), crateId: idSchema }),
  z.object({
    kind: z.literal('item'),
    crateId: idSchema,
    productId: idSchema,
    isAdded: z.boolean(),
  }),
  z.object({
    kind: z.literal('move'),
    crateId: idSchema,
    productId: idSchema,
    beforeId: idSchema.nullable(),
  }),
  z.object({ kind: z.literal('share'), crateId: idSchema, isShared: z.boolean() }),
])

const listsSchema = z.object({
  productIds: productIdsSchema,
  crates: z
    .array(z.object({ name: nameSchema, productIds: productIdsSchema }))
    .max(maxCrates)
    .readonly(),
})

/** Returns the customer's favorites and crates. */
export const getFavorites = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<Favorites>> => getProviderClient().favorites.get(),
)

/** Changes the customer's favorites or crates; returns a created or shared crate. */
export const changeFavorites = createServerFn({ method: 'POST' })
  .validator(changeSchema)
  .handler(({ data }): Promise<Outcome<Crate | null>> => send(data))

/** Merges a guest's lists into the customer's; see `favorites.merge` of the provider. */
export const mergeFavorites = createServerFn({ method: 'POST' })
  .validator(listsSchema)
  .handler(({ data }): Promise<Outcome<Favorites>> => getProviderClient().favorites.merge(data))

function send(change: FavoritesChange): Promise<Outcome<Crate | null>> {
  const { favorites } = getProviderClient()
  switch (change.kind) {
    case 'favorite':
      return change.isFavorite
        ? favorites.add(change.productId)
        : favorites.remove(change.productId)
    case 'create':
      return favorites.createCrate(change.name, change.productIds)
    case 'rename':
      return favorites.renameCrate(change.crateId, change.name)
    case 'delete':
      return favorites.deleteCrate(change.crateId)
    case 'item':
      return change.isAdded
        ? favorites.addToCrate(change.crateId, change.productId)
        : favorites.removeFromCrate(change.crateId, change.productId)
    case 'move':
      return favorites.moveInCrate(change.crateId, change.productId, change.beforeId)
    case 'share':
      return change.isShared ? favorites.share(change.crateId) : favorites.unshare(change.crateId)
  }
}
