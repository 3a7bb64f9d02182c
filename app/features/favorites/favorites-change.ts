import { getCrateNameKey } from '#provider/contract/crate-name.ts'
import { maxCrates, maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import type { KnownReason } from '#app/provider/failure.ts'
import type { Crate, Favorites } from '#app/provider/types/favorites.ts'

/** A change to the visitor's favorites and crates; idempotent. */
export type FavoritesChange =
  | { readonly kind: 'favorite'; readonly productId: number; readonly isFavorite: boolean }
  | { readonly kind: 'create'; readonly name: string; readonly productIds: readonly number[] }
  | { readonly kind: 'rename'; readonly crateId: number; readonly name: string }
  | { readonly kind: 'delete'; readonly crateId: number }
  | {
      readonly kind: 'item'
      readonly crateId: number
      readonly productId: number
      readonly isAdded: boolean
    }
  | {
      readonly kind: 'move'
      readonly crateId: number
      readonly productId: number
      /** The product to move it before; null for the end. */
      readonly beforeId: number | null
    }
  | { readonly kind: 'share'; readonly crateId: number; readonly isShared: boolean }

/** Returns the lists after a change. A new crate gets the next free id. */
export function applyChange(lists: Favorites, change: FavoritesChange): Favorites {
  const { productIds, crates } = lists
  const withCrate = (crateId: number, update: (crate: Crate) => Partial<Crate>): Favorites => ({
    ...lists,
    crates: crates.map((crate) => (crate.id === crateId ? { ...crate, ...update(crate) } : crate)),
  })
  switch (change.kind) {
    case 'favorite': {
      const { productId, isFavorite } = change
      if (productIds.includes(productId) === isFavorite) return lists
      const others = productIds.filter((id) => id !== productId)
      return { ...lists, productIds: isFavorite ? [productId, ...others] : others }
    }
    case 'create': {
      const id = Math.max(0, ...crates.map((crate) => crate.id)) + 1
      const { name } = change
      return addCrate(lists, { id, name, productIds: [...change.productIds], shareToken: null })
    }
    case 'rename':
      return withCrate(change.crateId, () => ({ name: change.name }))
    case 'delete':
      return { ...lists, crates: crates.filter(({ id }) => id !== change.crateId) }
    case 'item': {
      const { crateId, productId, isAdded } = change
      return withCrate(crateId, (crate) => {
        const others = crate.productIds.filter((id) => id !== productId)
        if (!isAdded) return { productIds: others }
        return crate.productIds.includes(productId) ? {} : { productIds: [...others, productId] }
      })
    }
    case 'move':
      return withCrate(change.crateId, ({ productIds: items }) => ({
        productIds: moveProduct(items, change.productId, change.beforeId),
      }))
    case 'share':
      return change.isShared ? lists : withCrate(change.crateId, () => ({ shareToken: null }))
  }
}

/** Moves one product before another; returns the ids unchanged if either is not in the list. */
function moveProduct(ids: number[], productId: number, beforeId: number | null): number[] {
  const others = ids.filter((id) => id !== productId)
  const index = beforeId === null ? others.length : others.indexOf(beforeId)
  if (!ids.includes(productId) || index === -1) return ids
  return others.toSpliced(index, 0, productId)
}

/** Returns the lists with a crate returned by the provider, the newest crate first. */
export function addCrate(lists: Favorites, crate: Crate): Favorites {
  const isKnown = lists.crates.some(({ id }) => id === crate.id)
  const crates = isKnown
    ? lists.crates.map((other) => (other.id === crate.id ? crate : other))
    : [crate, ...lists.crates]
  return { ...lists, crates }
}

/**
 * Returns the reason for refusing a change to the device's lists, by the provider's rules; null if
 * it is allowed.
 */
export function findRefusal(lists: Favorites, change: FavoritesChange): KnownReason | null {
  const { productIds, crates } = lists
  if (change.kind === 'favorite') {
    const isFull = productIds.length >= maxItemsPerList
    return isFull && change.isFavorite && !productIds.includes(change.productId)
      ? 'list_full'
      : null
  }
  if (change.kind === 'item') {
    const items = crates.find(({ id }) => id === change.crateId)?.productIds ?? []
    const isFull = items.length >= maxItemsPerList
    return isFull && change.isAdded && !items.includes(change.productId) ? 'list_full' : null
  }
  if (change.kind !== 'create' && change.kind !== 'rename') return null
  const exceptId = change.kind === 'rename' ? change.crateId : null
  const isTaken = crates.some(
    ({ id, name }) => id !== exceptId && getCrateNameKey(name) === getCrateNameKey(change.name),
  )
  if (isTaken) return 'crate_name_taken'
  return change.kind === 'create' && crates.length >= maxCrates ? 'crates_too_many' : null
}
