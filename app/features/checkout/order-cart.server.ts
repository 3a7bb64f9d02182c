import type { OrderRequest } from '#app/provider/checkout.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { SavedOrder } from '#app/provider/types.ts'

/**
 * Makes the order of a cart: address, payment, order, one after the other; the first that fails ends
 * it. Repeating it with the same cart (another tab, an answer lost on the way) answers the same order.
 */
export async function orderCart(
  client: ProviderClient,
  request: OrderRequest,
): Promise<Outcome<SavedOrder>> {
  const ready = await prepareOrder(client)
  if (!ready.ok && !(await isGone(client, request.cartId))) return ready
  return client.checkout.saveOrder(request)
}

async function prepareOrder(client: ProviderClient): Promise<Outcome<null>> {
  const customer = await client.customer.get()
  if (!customer.ok) return customer
  const address = await client.checkout.saveAddress(customer.value)
  return address.ok ? client.checkout.savePayment() : address
}

/** A cart that was bought has no address and no payment any more; only its order is left. */
async function isGone(client: ProviderClient, cartId: number): Promise<boolean> {
  const cart = await client.cart.get()
  return cart.ok && cart.value?.id !== cartId
}
