import { findLedgerViolations } from './ledger-invariants.ts'
import type { ShopResponse, Json, Shop, ShopCustomer } from './shop.ts'

/** Who asks in every request. */
export const sender = { name: 'Ann Bee', email: 'ann@example.com' }

let requests = 0

/** Sends a request of its own number, as a visitor where no shopper is given. */
export function withdraw(shop: Shop, body: object, shopper?: ShopCustomer): Promise<ShopResponse> {
  requests += 1
  const request = { request_id: `request-number-${requests}`, ...sender, ...body }
  return shop.request('POST', '/api/v1/withdrawals', request, shopper?.token)
}

/** The top-ups a shopper may still have paid back, and the refunds there were. */
export async function getWithdrawals(shop: Shop, shopper: ShopCustomer): Promise<Json> {
  const { body } = await shop.request(
    'GET',
    '/api/v1/customer/withdrawals',
    undefined,
    shopper.token,
  )
  return body.data
}

/** A sound in stock. */
export function getOneShot({ products }: Shop) {
  const [product] = products.oneShots
  if (!product) throw new Error('no stock')
  return product
}

/** Closes a shop; throws where its books are wrong by then. */
export async function closeAndAudit(shop: Shop): Promise<void> {
  const faults = await findLedgerViolations(shop.db)
  await shop.close()
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}
