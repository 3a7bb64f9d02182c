import { getLocalStorage } from '#app/router/browser-storage.ts'
import { createStore } from '#app/ui/store.ts'
import { maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import { maxProductId } from '#provider/contract/product-id.ts'
import { guestCartKey, guestProductIds } from './guest-product-ids.ts'

/** The maximum number of products: those of the longest list. */
export const maxGuestItems = maxItemsPerList

/** The version of the stored format; others are ignored. */
const version = 1

/** Longer texts are not parsed; a full guest cart has less than half of it. */
const maxTextLength = 250_000

/** A product that a visitor who is not logged in wants to buy. */
export interface GuestItem {
  readonly productId: number
  /** The only customer in whose cart it may be put; null for the next one who logs in. */
  readonly customerId: number | null
  /** Set if a pack only stands for a sound that has no page of its own, and is not added. */
  readonly isSoundsOnly: boolean
}

const noItems: readonly GuestItem[] = []

/** The items that guests see; empty until `loadGuestCart` is called. */
export const guestItems = createStore(noItems)

/** The items if the browser does not store them; lost with the page. */
let inMemory: readonly GuestItem[] | null = null

/** Reads the guest cart from the device, where another tab may have changed it. */
export function loadGuestCart(): readonly GuestItem[] {
  const items = inMemory ?? read()
  publish(items)
  return items
}

interface KeptItems {
  /** The number for which there is no room. */
  readonly full: number
  /** False if they are lost with the page, because the browser does not store them. */
  readonly isStored: boolean
}

/** Adds products to the guest cart; those that are in it already stay. */
export function addToGuestCart(
  productIds: readonly number[],
  { customerId = null, isSoundsOnly = false }: Partial<Omit<GuestItem, 'productId'>> = {},
): KeptItems {
  const added = productIds.map((productId) => ({ productId, customerId, isSoundsOnly }))
  const items = removeDuplicates([...loadGuestCart(), ...added])
  const isStored = write(items.slice(0, maxGuestItems))
  return { full: Math.max(0, items.length - maxGuestItems), isStored }
}

/** The customer whose items are shown, because they are being moved to the cart. */
let mergingId: number | null = null

/**
 * Assigns items to a customer, for whom they stay visible until `endMerge` is called; those of others
 * and products added meanwhile stay.
 */
export function beginMerge(items: readonly GuestItem[], customerId: number): void {
  mergingId = customerId
  const all = loadGuestCart()
  write(removeDuplicates(all.map((item) => (isIn(items, item) ? { ...item, customerId } : item))))
}

/** Hides what is left of the items that were being moved. */
export function endMerge(): void {
  mergingId = null
  loadGuestCart()
}

/** Removes items from the guest cart; products that were added meanwhile stay. */
export function removeFromGuestCart(items: readonly GuestItem[]): void {
  write(loadGuestCart().filter((item) => !isIn(items, item)))
}

/** Returns the items that a customer may get; those of a guest without an id. */
export function filterByCustomer(
  items: readonly GuestItem[],
  customerId: number | null,
): readonly GuestItem[] {
  return items.filter((item) => item.customerId === null || item.customerId === customerId)
}

function isIn(items: readonly GuestItem[], item: GuestItem): boolean {
  return items.some((other) => isSame(other, item))
}

function isSame(one: GuestItem, other: GuestItem): boolean {
  return one.productId === other.productId && one.customerId === other.customerId
}

/** Keeps the first item of each product and customer; one that is wanted for itself wins. */
function removeDuplicates(items: readonly GuestItem[]): readonly GuestItem[] {
  const distinct = new Map<string, GuestItem>()
  for (const item of items) {
    const key = `${item.productId} ${item.customerId}`
    const isSoundsOnly = item.isSoundsOnly && (distinct.get(key)?.isSoundsOnly ?? true)
    distinct.set(key, { ...item, isSoundsOnly })
  }
  return [...distinct.values()]
}

function read(): readonly GuestItem[] {
  try {
    const text = getLocalStorage().getItem(guestCartKey)
    return text === null || text.length > maxTextLength ? noItems : parse(JSON.parse(text))
  } catch {
    return noItems
  }
}

/** Parses stored items, omitting invalid ones. */
function parse(value: unknown): readonly GuestItem[] {
  const { version: stored, items } = { ...(value as Record<string, unknown> | null) }
  if (stored !== version || !Array.isArray(items)) return noItems
  return removeDuplicates(items.flatMap(parseItem)).slice(0, maxGuestItems)
}

function parseItem(value: unknown): readonly GuestItem[] {
  const {
    productId,
    customerId = null,
    isSoundsOnly = false,
  } = {
    ...(value as Record<string, unknown> | null),
  }
  const isValid = isId(productId, maxProductId) && typeof isSoundsOnly === 'boolean'
  if (!isValid || !(customerId === null || isId(customerId, Number.MAX_SAFE_INTEGER))) return []
  return [{ productId, customerId, isSoundsOnly }]
}

function isId(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= max
}

/** Stores the items, or keeps them in memory and returns false if the browser refuses. */
function write(items: readonly GuestItem[]): boolean {
  inMemory = null
  try {
    if (items.length > 0)
      getLocalStorage().setItem(guestCartKey, JSON.stringify({ version, items }))
    else getLocalStorage().removeItem(guestCartKey)
  } catch {
    inMemory = items
  }
  publish(items)
  return inMemory === null
}

function publish(items: readonly GuestItem[]): void {
  const shown = filterByCustomer(items, mergingId)
  if (shown.length + guestItems.get().length === 0) return
  guestItems.set(shown)
  guestProductIds.set(new Set(shown.map(({ productId }) => productId)))
}
