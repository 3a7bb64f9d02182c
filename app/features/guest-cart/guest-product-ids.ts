import { readStored } from '#app/router/browser-storage.ts'
import { createStore, useStore } from '#app/ui/store.ts'

/** The local storage key of the guest cart, named in the privacy policy. */
export const guestCartKey = 'guest-cart'

const noIds: ReadonlySet<unknown> = new Set()

/** The ids of the products in the guest cart; empty until its code is loaded. */
export const guestProductIds = createStore(noIds)

/** Returns whether the device has a guest cart, so that its code has to be loaded. */
export function hasGuestCart(): boolean {
  return guestProductIds.get().size > 0 || 'items' in readStored(guestCartKey)
}

/**
 * Returns the ids of the products that a guest wants; none on the server, which renders the same
 * page for every guest.
 */
export function useGuestProductIds(): ReadonlySet<unknown> {
  return useStore(guestProductIds, noIds)
}
