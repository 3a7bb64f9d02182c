import type { OrderRequest } from '#app/provider/checkout.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { SavedOrder } from '#app/provider/types.ts'

/**
 * Places the order for a cart: saves the address and the payment method, then the order, and stops
 * at the first failure. Idempotent: repeated requests for the same cart, from another tab or after
 * a lost response, return the same order.
 */
export async function orderCart(
  client: ProviderClient,
  request: OrderRequest,
): Promise<Outcome<SavedOrder>> {
  const prepared = await prepareOrder(client)
  if (!prepared.ok && !(await isCartNoLongerCurrent(client, request.cartId))) return prepared
  return client.checkout.saveOrder(request)
}

async function prepareOrder(client: ProviderClient): Promise<Outcome<null>> {
  const customer = await client.customer.get()
  if (!customer.ok) return customer
  const address = await client.checkout.saveAddress(customer.value)
  return address.ok ? client.checkout.savePayment() : address
}

/**
 * Returns whether the requested cart is no longer current. A cart that has been ordered cannot take
 * an address or a payment method, but its order can still be returned.
 */
async function isCartNoLongerCurrent(client: ProviderClient, cartId: number): Promise<boolean> {
  const cart = await client.cart.get()
  return cart.ok && cart.value?.id !== cartId
}
