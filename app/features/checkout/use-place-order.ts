import { useRouter } from '@tanstack/react-router'
import { useAccountStore } from '#app/features/account/use-account.ts'
import { inTurn } from '#app/features/cart/in-turn.ts'
import { reportFailure } from '#app/features/errors/report-failure.ts'
import { reportSuccess } from '#app/features/errors/report-success.ts'
import { navigatingAway, useAction } from '#app/features/forms/use-action.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types.ts'
import { placeOrder } from './checkout.functions.ts'

/** What a refusal says about the cart or the balance shown; they are read again then. */
const outdated: readonly string[] = ['cart_changed', 'insufficient_balance', 'already_owned']

/** Makes the order once and opens its downloads; a refusal that means the page is old reads it anew. */
export function usePlaceOrder() {
  const account = useAccountStore()
  const router = useRouter()

  async function showOrder(number: string): Promise<void> {
    reportSuccess(m.cart_order_created())
    // Ownership is told by every list and page of products, so all of them are asked again.
    router.clearCache()
    // The cart is gone and the Tunes are fewer: the next page waits until that was read.
    account.forget()
    await router.navigate({ to: '/profile', search: { tab: 'balance', order: number } })
  }

  async function refresh(failure: Failure): Promise<void> {
    reportFailure(failure)
    const isOutdated = failure.kind === 'refused' && outdated.includes(failure.reason ?? '')
    if (isOutdated) await account.renew()
  }

  return useAction(async ({ id, total, due }: Cart) => {
    const data = { cartId: id, consent: true, total: total.minor, due: due.minor } as const
    const outcome = await inTurn(() => placeOrder({ data }))
    if (!outcome.ok) return refresh(outcome.failure)
    if (outcome.value.kind === 'redirect') globalThis.location.assign(outcome.value.url)
    else await showOrder(outcome.value.order.number)
    return navigatingAway
  })
}
