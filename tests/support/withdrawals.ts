import { findLedgerViolations } from './database/ledger-invariants.ts'
import type { ShopResponse, Json, Shop, ShopCustomer } from './shops/shop.ts'

/** The sender of all withdrawal statements. */
export const sender = { name: 'Ann Bee', email: 'ann@example.com' }

let requestCount = 0

/** Sends a withdrawal statement with a new request id; as a guest if `customer` is undefined. */
export function withdraw(shop: Shop, body: object, customer?: ShopCustomer): Promise<ShopResponse> {
  requestCount += 1
  const request = { request_id: `request-number-${requestCount}`, ...sender, ...body }
  return shop.request('POST', '/api/v1/withdrawals', request, customer?.token)
}

/** Returns the eligible top-ups and the refunds of a customer. */
export async function getWithdrawals(shop: Shop, customer: ShopCustomer): Promise<Json> {
  const { body } = await shop.request(
    'GET',
    '/api/v1/customer/withdrawals',
    undefined,
    customer.token,
  )
  return body.data
}

/** Returns the first one-shot. */
export function getFirstOneShot({ products }: Shop) {
  const [product] = products.oneShots
  if (!product) throw new Error('the seed products are missing')
  return product
}

/** Closes a shop; throws if the ledger violates an invariant. */
export async function closeAndAudit(shop: Shop): Promise<void> {
  const violations = await findLedgerViolations(shop.db)
  await shop.close()
  if (violations.length > 0) throw new Error(`ledger violations: ${violations.join('; ')}`)
}
