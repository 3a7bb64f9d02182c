import type { OrderRequest } from '#app/provider/checkout.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { SavedOrder } from '#app/provider/types.ts'

/**
 * Places the order of a cart: saves address and payment, then the order; stops at the first
 * failure. Idempotent: ordering the same cart again (from another tab, after a lost response)
 * returns the same order.
 */
export async function orderCart(
  client: ProviderClient,
  request: OrderRequest,
): Promise<Outcome<SavedOrder>> {
  const prepared = await prepareOrder(client)
  if (!prepared.ok && !(await hasOtherCart(client, request.cartId))) return prepared
  return client.checkout.saveOrder(request)
}

async function prepareOrder(client: ProviderClient): Promise<Outcome<null>> {
  const customer = await client.customer.get()
  if (!customer.ok) return customer
  const address = await client.checkout.saveAddress(customer.value)
  return address.ok ? client.checkout.savePayment() : address
}

/** Whether the cart is no longer the current one: once bought, it has an order but no address or payment. */
async function hasOtherCart(client: ProviderClient, cartId: number): Promise<boolean> {
  const cart = await client.cart.get()
  return cart.ok && cart.value?.id !== cartId
}
