import { openBagistoHost } from '../support/bagisto-host/host.ts'
import type { BagistoHost } from '../support/bagisto-host/host.ts'

/** The session token of the host's customer. */
export const token = '5|a-token-of-ann'

/** The id of the only line in the customer's cart. */
export const lineId = 51

/** Opens a host with a logged-in customer who has a cart with one line, a payment and a refund. */
export async function openHost(isExtended: boolean): Promise<BagistoHost> {
  const host = await openBagistoHost({ isExtended })
  const { customers, carts, payments, products, refunds } = host.state
  for (const customer of customers) customer.tokens.push(token)
  for (const product of products) if (product.id === 43) product.packId = 41
  payments.push({ id: 77, amount: 2000 })
  refunds.push({
    id: 1,
    top_up_id: 'top-up',
    amount: '5.0000',
    state: 'refunded',
    created_at: '2026-01-01T00:00:00Z',
  })
  carts.push({
    id: 50,
    customerId: 5,
    items: [{ id: lineId, productId: 42, links: [8], quantity: 1, price: 0 }],
    coupon: null,
    hasAddress: false,
    payment: null,
    isActive: true,
  })
  return host
}
