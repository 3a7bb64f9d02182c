import type { QueryClient } from '@tanstack/react-query'
import { getCachedSession } from '#app/features/account/session.queries.ts'
import { fetchServerFn } from '#app/router/fetch-server-fn.ts'
import { addToGuestCart } from '#app/features/guest-cart/guest-cart.ts'
import { addMutationKey } from './mutation-keys.ts'

/** Sends a server function's request, which the browser completes even if the page is left. */
export const fetchBeyondPage: typeof fetch = (input, init) =>
  fetchServerFn(input, { ...init, keepalive: true })

let isListening = false

/**
 * Keeps pending additions on the device when the page is left, because those that wait for another
 * one have not been sent. The customer's next page adds them; a second addition changes nothing.
 */
export function keepAdditionsOnLeave(client: QueryClient): void {
  if (isListening) return
  isListening = true
  addEventListener('pagehide', () => {
    const customerId = getCachedSession(client).customer?.id
    if (customerId === undefined) return
    const pending = client
      .getMutationCache()
      .findAll({ mutationKey: addMutationKey, status: 'pending' })
    const ids = pending.map(({ options }) => Number(options.mutationKey?.at(-1)))
    if (ids.length > 0) addToGuestCart(ids, { customerId })
  })
}
