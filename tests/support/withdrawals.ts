import { faultsOfBooks } from './books.ts'
import type { Asked, Json, Shop, Shopper } from './shop.ts'

/** Who asks in every request. */
export const named = { name: 'Ann Bee', email: 'ann@example.com' }

let requests = 0

/** Sends a request of its own number, as a visitor where no shopper is given. */
export function withdraw(shop: Shop, body: object, shopper?: Shopper): Promise<Asked> {
  requests += 1
  const request = { request_id: `request-number-${requests}`, ...named, ...body }
  return shop.ask('POST', '/api/v1/withdrawals', request, shopper?.token)
}

/** The top-ups a shopper may still have paid back, and the refunds there were. */
export async function withdrawalsOf(shop: Shop, shopper: Shopper): Promise<Json> {
  const { body } = await shop.ask('GET', '/api/v1/customer/withdrawals', undefined, shopper.token)
  return body.data
}

/** A sound in stock. */
export function oneShot({ stock }: Shop) {
  const [product] = stock.oneShots
  if (!product) throw new Error('no stock')
  return product
}

/** Closes a shop; throws where its books are wrong by then. */
export async function closeAudited(shop: Shop): Promise<void> {
  const faults = await faultsOfBooks(shop.db)
  await shop.close()
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}
