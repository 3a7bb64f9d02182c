import { getPublicName } from '#provider/catalog/catalogue-files.store.ts'
import type { ProductRow } from '#provider/platform/database/database.ts'
import { signUp } from '../support/shops/customer.ts'
import { createCaller } from '../support/network/caller.ts'
import type { Json } from '../support/network/caller.ts'
import type { Shop } from '../support/shops/shop.ts'
import type { Facts } from './example.ts'
import type { FuzzShop } from './open-fuzz-shop.ts'

const topUpCents = 10_000
const sessionCents = 2000

/**
 * Signs up a customer with a balance, an order, a cart, an open payment and a reset link, from a
 * separate IP address; returns the ids, tokens and URLs for requests.
 */
export async function createFacts(fuzzShop: FuzzShop, count: number): Promise<Facts> {
  const address = getAddress(count)
  const shop = withAddress(fuzzShop.shop, address)
  const { pack, product, owned } = await findProducts(shop)
  const customer = await signUp(shop)
  const paid = await customer.topUp(topUpCents)
  await customer.addToCart(toItem(owned))
  await customer.prepareCheckout()
  const { id: orderedCart } = expectData(await customer.get('/api/v1/customer/cart'))
  const { order } = expectData(await customer.saveOrder({}))
  await customer.addToCart(toItem(product))
  await customer.prepareCheckout()
  const cart = await customer.get('/api/v1/customer/cart')
  const { id: cartId, items, grand_total: total } = expectData(cart)
  const session = await customer.openPaymentSession(sessionCents)
  const payment = await customer.post('/api/v1/payment/create-payment-session', {
    amount: 20,
    email: customer.email,
    currency: 'EUR',
  })
  await shop.call('/api/v1/customer/forgot-password', { body: { email: customer.email } })
  const cents = Math.round(Number(total) * 100)
  return {
    count: String(count),
    address,
    origin: fuzzShop.origin,
    host: fuzzShop.host,
    email: customer.email,
    password: customer.password,
    token: customer.token,
    product: String(product.id),
    link: String(product.link_id),
    preview: getPublicName(product.preview_sha256),
    cover: getPublicName(product.cover_sha256),
    pack: String(pack.id),
    packLink: String(pack.link_id),
    ownedProduct: String(owned.id),
    ownedLink: String(owned.link_id),
    order: String(order.id),
    orderedCart: String(orderedCart),
    cart: String(cartId),
    line: String(items[0].id),
    total: String(cents),
    due: String(cents),
    session,
    topUp: paid,
    paymentToken: String(payment.body.redirect_url).split('/').at(-1) ?? '',
    resetToken: await readResetToken(shop, customer.email),
  }
}

/** Returns a documentation IPv4 address that is different for each count. */
export function getAddress(count: number): string {
  return `198.18.${Math.floor(count / 250) % 250}.${1 + (count % 250)}`
}

/** Returns the shop with requests that come from an IP address, as the storefront sends them. */
function withAddress(shop: Shop, address: string): Shop {
  const fetch = (request: Request) => {
    request.headers.set('x-forwarded-for', address)
    return shop.provider.fetch(request)
  }
  return { ...shop, call: createCaller(fetch) }
}

/** Returns a pack and two one-shots of another pack. */
async function findProducts({ db }: Shop) {
  const rows = await db.selectFrom('products').selectAll().orderBy('id').execute()
  const [pack] = rows.filter(({ kind }) => kind === 'pack')
  const [product, owned] = rows.filter(
    (row) => row.kind === 'one-shot' && row.pack_id !== null && row.pack_id !== pack?.id,
  )
  if (!pack || !product || !owned) throw new Error('The catalogue has too few products.')
  return { pack, product, owned }
}

async function readResetToken({ db }: Shop, email: string): Promise<string> {
  const mails = await db
    .selectFrom('outbox')
    .select('text')
    .where('to', '=', email)
    .where('kind', '=', 'reset')
    .execute()
  return /[?&]token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const toItem = ({ id, link_id: linkId }: ProductRow) => ({ id, linkId })

function expectData(response: { status: number; body: Json }): Json {
  if (response.status === 200) return response.body.data
  throw new Error(`the customer was not created: ${JSON.stringify(response)}`)
}
