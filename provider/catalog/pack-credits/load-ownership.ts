import type { Database, ProductRow } from '../../platform/database/database.ts'
import { isOwned } from '../ownership.rules.ts'
import { getPurchasedProductIds } from '../ownership.store.ts'
import { creditSounds, sumCredits } from './pack-credits.rules.ts'
import { listOwnedSounds, listPaidSounds } from './pack-credits.store.ts'

/** What a customer owns of a product. */
export interface Ownership {
  readonly isOwned: boolean
  /** What the customer owns of a pack that they do not own; null if that is nothing. */
  readonly part: OwnedPart | null
}

/** The sounds of a pack that a customer owns. */
export interface OwnedPart {
  /** The ids of their products. */
  readonly sounds: readonly number[]
  /** By how much the pack costs less, in cents. */
  readonly credit: number
}

type Pack = Pick<ProductRow, 'id' | 'kind' | 'price_cents'>

/** What a guest owns. */
export const ownsNothing: Ownership = { isOwned: false, part: null }

/** Returns a function that tells what a customer owns of the products with these rows. */
export async function loadOwnership(
  db: Database,
  customerId: number,
  rows: readonly ProductRow[],
): Promise<(row: ProductRow) => Ownership> {
  const purchased = await getPurchasedProductIds(db, customerId)
  const parts = await loadOwnedParts(
    db,
    customerId,
    rows.filter(({ id }) => !purchased.has(id)),
  )
  return ({ id, pack_id: packId }) => ({
    isOwned: isOwned({ id, packId }, purchased),
    part: parts.get(id) ?? null,
  })
}

/** Returns what a customer owns of packs that they have not bought, by pack id. */
export async function loadOwnedParts(
  db: Database,
  customerId: number,
  products: readonly Pack[],
): Promise<ReadonlyMap<number, OwnedPart>> {
  const packs = products.filter(({ kind }) => kind === 'pack')
  const ids = packs.map(({ id }) => id)
  const owned = await listOwnedSounds(db, customerId, ids)
  if (owned.size === 0) return new Map()
  const paid = await listPaidSounds(db, customerId, ids)
  return new Map(
    packs.flatMap(({ id, price_cents: price }) => {
      const sounds = owned.get(id)
      const credit = sumCredits(creditSounds(price, paid.get(id) ?? []))
      return sounds ? [[id, { sounds, credit }] as const] : []
    }),
  )
}
