import type { Json } from '../../support/network/caller.ts'
import { coupons, giftCards } from '../codes.ts'
import type { Call, Reply } from '../exchange.ts'
import type { Visit } from '../visit.ts'
import type { ProductFacts } from '../world.ts'

const cartPath = '/api/v1/customer/cart'

/** Adds a product, sometimes with two concurrent requests. */
export async function addProduct(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const product = visit.pickProduct()
  const call = createAddition(product)
  const token = customer.token ?? (await visit.logIn())
  const replies = random.chance(0.1)
    ? await Promise.all([visit.send({ ...call, token }), visit.send({ ...call, token })])
    : [await visit.request(call)]
  if (replies.some((reply) => reply?.status === 200)) putInCart(visit, product.id)
  for (const reply of replies) if (reply !== null) checkAddition(visit, product, reply)
  if (replies.every((reply) => reply?.status !== 200)) await settleCart(visit, [product.id])
}

/** Removes a line, or all of them. */
export async function removeProducts(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const lines: Json[] = (await readCart(visit))?.items ?? []
  if (lines.length === 0) return
  const line = random.chance(0.8) ? random.pick(lines) : null
  const path = line === null ? `${cartPath}/remove` : `${cartPath}/remove/${line.id}`
  const removed: number[] = (line === null ? lines : [line]).map((one) => Number(one.product.id))
  const reply = await visit.request({ method: 'DELETE', path })
  if (reply === null) return await settleCart(visit, removed)
  if (reply.status !== 200) return visit.report('a removal is refused for no reason', reply.body)
  customer.cart = customer.cart.filter((id) => !removed.includes(id))
}

/** Applies or removes a coupon or a gift card. */
export async function changeCodes(visit: Visit): Promise<void> {
  const { random } = visit
  const { code } = random.chance(0.5) ? random.pick(coupons) : random.pick(giftCards)
  const method = random.chance(0.8) ? 'POST' : 'DELETE'
  const reply = await visit.request({ method, path: `${cartPath}/coupon`, body: { code } })
  if (method === 'DELETE' || reply?.status !== 200) return
  const { coupon_code: coupon, gift_card_code: card } = reply.body.data ?? {}
  if (coupon !== code && card !== code) visit.report('an acknowledged code is not applied', code)
}

/** Reads the cart, which must match the acknowledged changes. */
export async function checkCart(visit: Visit): Promise<void> {
  await settleCart(visit, [])
}

/** Returns the cart in the provider's format, or null if it is empty. */
export async function readCart(visit: Visit): Promise<Json> {
  const { reply } = await visit.requestUntilAnswered({ method: 'GET', path: cartPath })
  return reply.body.data
}

/**
 * Reads the cart after a lost response. It must contain the acknowledged products and may contain
 * the `doubtful` ones. Products that are not always sold may be missing.
 */
async function settleCart(visit: Visit, doubtful: readonly number[]): Promise<void> {
  const { customer, world } = visit
  const lines: Json[] = (await readCart(visit))?.items ?? []
  const returnedIds: number[] = lines.map((line) => Number(line.product.id))
  const isDoubtful = (id: number) => doubtful.includes(id) || world.sometimesRemoved.has(id)
  const missing = customer.cart.filter((id) => !returnedIds.includes(id) && !isDoubtful(id))
  const surplus = returnedIds.filter((id) => !customer.cart.includes(id) && !isDoubtful(id))
  if (missing.length > 0) visit.report('an acknowledged cart line is lost', missing)
  if (surplus.length > 0) visit.report('a cart line appeared that nobody added', surplus)
  customer.cart = returnedIds
}

function createAddition({ id, linkId }: ProductFacts): Call {
  const body = { product_id: id, quantity: 1, is_buy_now: 0, links: [linkId] }
  return { method: 'POST', path: `${cartPath}/add/${id}`, body }
}

function putInCart({ customer }: Visit, product: number): void {
  if (!customer.cart.includes(product)) customer.cart.push(product)
}

function checkAddition(visit: Visit, { id, packId }: ProductFacts, reply: Reply): void {
  const { owned } = visit.customer
  const { data, reason } = reply.body
  const isOwned = owned.includes(id) || (packId !== null && owned.includes(packId))
  if (reply.status === 200) {
    if (isOwned) visit.report('a product that the customer owns is in the cart', id)
    const lines: Json[] = data?.items ?? []
    const count = lines.filter((line) => line.product.id === id).length
    // A new version of the catalogue may have removed it before the cart was read.
    const isRemoved = count === 0 && visit.world.sometimesRemoved.has(id)
    if (count !== 1 && !isRemoved) {
      visit.report('an added product is not in the cart exactly once', id)
    }
  } else if (reason === 'already_owned' && !isOwned) {
    visit.report('a product that the customer does not own is refused as owned', id)
  }
}
