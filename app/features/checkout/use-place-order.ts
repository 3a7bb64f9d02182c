import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { placeOrder } from './checkout.functions.ts'

/** What a refusal says about the cart or the balance shown; they are read again then. */
const outdated: readonly string[] = ['cart_changed', 'insufficient_balance', 'already_owned']

/** Makes the order once and opens its downloads; a refusal that means the page is old reads it anew. */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const router = useRouter()

  async function showOrder(number: string): Promise<void> {
    showToast({ theme: 'success', text: m.cart_order_created() })
    queryClient.removeQueries({ queryKey: ['orders'] })
    await router.navigate({ to: '/profile', search: { tab: 'balance', order: number } })
    // Ownership is told by every list and page of products, so all of them are asked again.
    await queryClient.invalidateQueries()
  }

  async function refresh(failure: Failure): Promise<void> {
    reportFailure(failure)
    if (failure.kind !== 'refused' || !outdated.includes(failure.reason ?? '')) return
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: cartQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: ['session'] }),
    ])
  }

  return useMutation({
    scope: { id: 'cart' },
    mutationFn: ({ id, total, due }: Cart) =>
      placeOrder({ data: { cartId: id, consent: true, total: total.minor, due: due.minor } }),
    onSuccess: async (outcome) => {
      if (!outcome.ok) return refresh(outcome.failure)
      if (outcome.value.kind === 'redirect') return globalThis.location.assign(outcome.value.url)
      return showOrder(outcome.value.order.number)
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}
