import { sessionQuery } from '#app/features/account/session.queries.ts'
import { applyCode, removeCode } from '#app/features/cart/cart.functions.ts'
import { cartMutationScope } from '#app/features/cart/cart.mutations.ts'
import { refetchCart, setCart } from '#app/features/cart/cart.queries.ts'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import {
  reportFailure,
  reportNoResponse,
  reportSuccess,
} from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { useOpenOrder } from '#app/features/cart/use-open-order.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Order } from '#app/provider/types/order.ts'
import { leaveDocument } from '#app/router/hard-navigation.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { getPlacedOrder, placeOrder } from './checkout.functions.ts'
import type { OrderData } from './checkout.functions.ts'
import type { CardPlan } from './payment-plan.ts'

/** The cart to order, and the customer's consent to immediate delivery. */
interface CartOrder {
  readonly cart: Cart
  readonly consent: boolean
  /** The customer's country (ISO 3166-1). */
  readonly country: string
  /** How a card pays; null if the balance does. */
  readonly payment: CardPlan | null
}

/** Refusal reasons that indicate an outdated cart or customer on the page. */
const stalePageReasons: readonly string[] = [
  'cart_changed',
  'insufficient_balance',
  'already_owned',
  'country_not_sold',
  'order_not_placed',
  'order_unconfirmed',
  'payment_pending',
]

/**
 * Places the order for a cart, then opens its downloads, or opens the payment page. Stays pending
 * until the next page is shown. If the order is refused because the page is out of date, refetches
 * cart and session. If there is no response, looks up the order.
 */
export function usePlaceOrder() {
  const openOrder = useOpenOrder()

  function showOrder(order: Order, cart: Cart): Promise<void> {
    reportOrder(order, cart)
    return openOrder(order.number)
  }

  return useSingleMutation({
    scope: cartMutationScope,
    mutationFn: (order: CartOrder) => placeOrder({ data: toOrderData(order) }),
    onSuccess: async (outcome, { cart }, _result, { client }) => {
      if (!outcome.ok) {
        reportFailure(outcome.failure)
        if (!indicatesStalePage(outcome.failure)) return
        await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
        return refetchCart(client)
      }
      if (outcome.value.kind === 'redirect') return leaveDocument(outcome.value.url)
      return showOrder(outcome.value.order, cart)
    },
    onError: async (_error, { cart }, _result, { client }) => {
      // The order may have been placed despite the error.
      const placed = await getPlacedOrder({ data: { cartId: cart.id } }).catch(() => null)
      if (placed?.ok && placed.value) return showOrder(placed.value, cart)
      reportNoResponse()
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return refetchCart(client)
    },
  })
}

/** How long the note about a different total is shown, in milliseconds. */
const differenceTimeout = 60 * 60_000

/** A provider that does not compare totals may charge a price changed since it was shown. */
function reportOrder({ total }: Order, cart: Cart): void {
  if (total === null || total.minor === cart.total.minor)
    return reportSuccess(m.cart_order_created())
  const amounts = { total: formatMoney(total), shown: formatMoney(cart.total) }
  showToast({ text: m.cart_order_total_differs(amounts), timeout: differenceTimeout })
}

/** Returns the request to order a cart as shown. */
export function toOrderData({ cart, consent, country, payment }: CartOrder): OrderData {
  const { id, total, due, lines } = cart
  return {
    cartId: id,
    consent,
    country,
    total: total.minor,
    due: due.minor,
    lines: lines.map((line) => ({ productId: line.productId, total: line.total.minor })),
    ...(payment ? { payment: { card: payment.card.minor, usesBalance: payment.usesBalance } } : {}),
  }
}

function indicatesStalePage(failure: Failure): boolean {
  return failure.kind === 'refused' && stalePageReasons.includes(failure.reason ?? '')
}

/**
 * Applies a code to the cart; `onDone` receives the error to show next to the field, or null on
 * success.
 */
export function useApplyCode(onDone: (error: string | null) => void) {
  return useSingleMutation({
    scope: cartMutationScope,
    mutationFn: (code: string) => applyCode({ data: { code } }),
    onSuccess: async (outcome, _code, _result, { client }) => {
      if (outcome.ok) {
        await setCart(client, outcome.value)
        reportSuccess(m.cart_code_applied())
        return onDone(null)
      }
      const { failure } = outcome
      if (failure.kind === 'refused') {
        const texts = getFailureMessages(failure).map(({ text }) => text)
        return onDone(texts.join(' '))
      }
      reportFailure(failure)
      return onDone(m.errors_generic())
    },
    onError: (_error, _code, _result, { client }) => {
      reportNoResponse()
      return refetchCart(client)
    },
  })
}

/** Removes a code from the cart, then calls `onDone`. */
export function useRemoveCode(onDone: () => void) {
  return useSingleMutation({
    scope: cartMutationScope,
    mutationFn: (code: string) => removeCode({ data: { code } }),
    onSuccess: async (outcome, _code, _result, { client }) => {
      if (!outcome.ok) return reportFailure(outcome.failure)
      await setCart(client, outcome.value)
      return onDone()
    },
    onError: (_error, _code, _result, { client }) => {
      reportNoResponse()
      return refetchCart(client)
    },
  })
}
