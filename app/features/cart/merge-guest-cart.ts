import { MutationObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { getCachedSession } from '#app/features/account/session.queries.ts'
import { changeLists } from '#app/features/favorites/favorites.mutations.ts'
import {
  beginMerge,
  endMerge,
  filterByCustomer,
  loadGuestCart,
  removeFromGuestCart,
} from '#app/features/guest-cart/guest-cart.ts'
import type { GuestItem } from '#app/features/guest-cart/guest-cart.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { addInParts } from './add-in-parts.ts'
import { noAdditions, sumAdditions } from './additions.ts'
import type { Additions } from './additions.ts'
import { cartMutationScope } from './cart.mutations.ts'
import { refetchCart, setCart } from './cart.queries.ts'
import { reportMerge } from './report-merge.ts'
import type { OpenCart } from './report-merge.ts'

/** Reads the guest cart again, and moves it to the cart of a customer who is logged in. */
export function updateGuestCart(
  queryClient: QueryClient,
  customerId: number | undefined,
  router: RegisteredRouter,
): void {
  loadGuestCart()
  const openCart: OpenCart = (step) =>
    void router.navigate({ to: '/cart', search: step ? { step } : {} })
  if (customerId !== undefined) void mergeGuestCart(queryClient, customerId, openCart)
}

let running: Promise<void> | null = null

/**
 * Moves the guest cart to the cart of a customer who has logged in. Each product leaves the device
 * only once its result is known; what may be tried again stays for this customer alone. What the
 * cart has no room for is put in a crate. One toast says what happened, with a button that calls
 * `openCart`.
 */
export function mergeGuestCart(
  queryClient: QueryClient,
  customerId: number,
  openCart?: OpenCart,
): Promise<void> {
  running ??= takeTurn(() => merge(queryClient, customerId, openCart)).finally(() => {
    running = null
  })
  return running
}

/** Waits for other tabs that merge, if the browser can. */
async function takeTurn(run: () => Promise<void>): Promise<void> {
  // Undefined on insecure origins.
  const locks = navigator.locks as LockManager | undefined
  if (locks) await locks.request('guest-cart', run)
  else await run()
}

async function merge(
  queryClient: QueryClient,
  customerId: number,
  openCart: OpenCart | undefined,
): Promise<void> {
  const items = filterByCustomer(loadGuestCart(), customerId)
  if (items.length === 0) return
  const isFirstTry = items.some((item) => item.customerId === null)
  beginMerge(items, customerId)
  const mutation = new MutationObserver(queryClient, {
    scope: cartMutationScope,
    mutationFn: () => add(queryClient, customerId),
  })
  const additions = await mutation.mutate()
  if (additions.cart !== undefined) await setCart(queryClient, additions.cart)
  // What the page before has added may be missing on this one.
  else if (additions.inCart > 0) await refetchCart(queryClient)
  if (additions.failed > 0) await refetchCart(queryClient)
  endMerge()
  const crate = await keepInCrate(queryClient, customerId, additions)
  if (isFirstTry || additions.added > 0) reportMerge(additions, crate, openCart)
}

/** Adds the products of the device, including those that other tabs add meanwhile. */
async function add(queryClient: QueryClient, customerId: number): Promise<Additions> {
  let sum = noAdditions
  const tried = new Set<GuestItem['productId']>()
  for (;;) {
    // Another customer may have logged in.
    if (getCachedSession(queryClient).customer?.id !== customerId) return sum
    const items = listItems(customerId).filter(({ productId }) => !tried.has(productId))
    const [first] = items
    if (!first) return sum
    const part = items.filter(({ isSoundsOnly }) => isSoundsOnly === first.isSoundsOnly)
    const ids = part.map(({ productId }) => productId)
    for (const id of ids) tried.add(id)
    const { additions, failure } = await addInParts(ids, first.isSoundsOnly)
    sum = sumAdditions(sum, additions)
    removeFromGuestCart(part.filter(({ productId }) => !additions.left?.includes(productId)))
    if (failure !== null) return sum
  }
}

function listItems(customerId: number): readonly GuestItem[] {
  return loadGuestCart().filter((item) => item.customerId === customerId)
}

/** How many names are tried for a new crate. */
const maxNames = 9

/**
 * Puts the products for which the cart has no room in a new crate, and returns its name; null if
 * there are none or that is impossible, and then they stay on the device.
 */
async function keepInCrate(
  queryClient: QueryClient,
  customerId: number,
  { full, failed, left = [] }: Additions,
): Promise<string | null> {
  if (full === 0 || failed > 0) return null
  const items = listItems(customerId).filter(({ productId }) => left.includes(productId))
  const productIds = items.map(({ productId }) => productId)
  for (let number = 1; number <= maxNames; number += 1) {
    const name = nameCrate(number)
    const outcome = await changeLists(queryClient, { kind: 'create', name, productIds })
    if (outcome.ok) {
      removeFromGuestCart(items)
      return name
    }
    const { failure } = outcome
    if (failure.kind !== 'refused' || failure.reason !== 'crate_name_taken') return null
  }
  return null
}

/** Returns a name such as `Cart, November 30, 2026`, followed by a number after the first one. */
function nameCrate(number: number): string {
  const name = `${m.shop_nav_cart()}, ${formatDate(new Date().toISOString())}`
  return number === 1 ? name : `${name} (${number})`
}
