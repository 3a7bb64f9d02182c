import { expect, test } from 'vitest'
import type { AddToCartInput } from '#app/provider/calls/cart.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { SavedOrder } from '#app/provider/types/order.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import {
  createClient,
  registerCustomer,
  payByCard,
  topUp,
  unwrap,
  sendRaw,
} from './provider-under-test.ts'
import type { ProviderUnderTest, TestCustomer } from './provider-under-test.ts'

/** Defines the tests for carts, orders, payments and downloads that every provider must pass. */
export function testSales(provider: () => ProviderUnderTest): void {
  async function findProducts(): Promise<{ pack: Product; part: Product; other: Product }> {
    const { products } = createClient(provider())
    const packs = unwrap(await products.list({ kind: 'pack' })).items
    const shots = unwrap(await products.list({ kind: 'one-shot', limit: 48 })).items
    const part = shots.find((shot) => packs.some(({ id }) => id === shot.pack?.id))
    const pack = packs.find(({ id }) => id === part?.pack?.id)
    const other = shots.find((shot) => shot.pack?.id !== pack?.id)
    if (!pack || !part || !other) throw new Error('the provider lacks products that the tests need')
    return { pack, part, other }
  }

  test('an empty cart is null [provider R7.08]', async () => {
    const { token } = await registerCustomer(provider())
    const { status, body } = await sendRaw(provider(), 'GET', '/api/v1/customer/cart', { token })
    expect([status, body]).toEqual([200, { data: null }])
  })

  test('totals are numbers; line amounts are decimal strings [provider R7.10 R7.08]', async () => {
    const { client, token } = await registerCustomer(provider())
    const { part } = await findProducts()
    const { cart } = unwrap(await client.cart.add(toAddition(part)))
    expect(cart).toMatchObject({ total: part.price, due: part.price })
    const { body } = await sendRaw(provider(), 'GET', '/api/v1/customer/cart', { token })
    expect(body.data.grand_total).toBe((part.price?.minor ?? 0) / 100)
    expect(body.data.items[0].price).toMatch(/^\d+\.\d{4}$/)
    expect(body.data.items[0]).toMatchObject({ quantity: 1, product: { id: part.id } })
  })

  test('adding a product again does not change the cart [provider R7.10]', async () => {
    const { client } = await registerCustomer(provider())
    const { part } = await findProducts()
    const { cart } = unwrap(await client.cart.add(toAddition(part)))
    const again = unwrap(await client.cart.add(toAddition(part)))
    expect(again).toEqual({ cart, alreadyInCart: true })
  })

  test('a pack and one of its one-shots cannot be in the same cart [provider R7.10]', async () => {
    const { client } = await registerCustomer(provider())
    const { pack, part } = await findProducts()
    unwrap(await client.cart.add(toAddition(pack)))
    expect(await client.cart.add(toAddition(part))).toMatchObject({
      failure: { status: 422, reason: 'pack_and_part' },
    })
  })

  test('a pack and one of its one-shots can replace each other in a cart [provider R7.10]', async () => {
    const { client } = await registerCustomer(provider())
    const { pack, part } = await findProducts()
    const listIds = (cart: Cart | null) => cart?.lines.map(({ productId }) => productId)
    unwrap(await client.cart.add(toAddition(part)))
    const swapped = unwrap(await client.cart.add({ ...toAddition(pack), swap: 'sounds' }))
    expect(swapped.replaced).toEqual([{ id: part.id, name: part.name }])
    expect(listIds(swapped.cart)).toEqual([pack.id])
    const kept = unwrap(await client.cart.add({ ...toAddition(part), swap: 'sounds' }))
    expect(kept.pack).toEqual({ id: pack.id, name: pack.name })
    expect(listIds(kept.cart)).toEqual([pack.id])
    const back = unwrap(await client.cart.add({ ...toAddition(part), swap: 'pack' }))
    expect(back.replaced).toEqual([{ id: pack.id, name: pack.name }])
    expect(listIds(back.cart)).toEqual([part.id])
  })

  test('a product without its link or with another product’s link is refused [provider R7.10]', async () => {
    const { client } = await registerCustomer(provider())
    const { part, other } = await findProducts()
    const bare = await client.cart.add({ productId: part.id, links: [] })
    expect(bare).toMatchObject({ failure: { status: 400, reason: 'links_missing' } })
    const foreign = await client.cart.add({ productId: part.id, links: other.links })
    expect(foreign).toMatchObject({ failure: { kind: 'refused', status: 400 } })
    expect(unwrap(await client.cart.get())).toBeNull()
  })

  test('a line cannot have a quantity above 1 [provider R7.11]', async () => {
    const { client } = await registerCustomer(provider())
    const { part } = await findProducts()
    const { cart } = unwrap(await client.cart.add(toAddition(part)))
    const lineId = cart?.lines[0]?.id ?? 0
    expect(await client.cart.setQuantities({ [lineId]: 2 })).toMatchObject({
      failure: { kind: 'refused', reason: 'quantity_unavailable' },
    })
    expect(unwrap(await client.cart.setQuantities({ [lineId]: 1 }))).toEqual(cart)
  })

  test('a cart is null after its last line is removed [provider R7.12]', async () => {
    const { client } = await registerCustomer(provider())
    const { part } = await findProducts()
    const { cart } = unwrap(await client.cart.add(toAddition(part)))
    expect(unwrap(await client.cart.remove(cart?.lines[0]?.id ?? 0))).toBeNull()
  })

  test('a guest cannot read a cart [provider R7.08]', async () => {
    expect(await createClient(provider()).cart.get()).toMatchObject({
      failure: { kind: 'unauthorised' },
    })
  })

  test('an unknown code is refused and does not change the cart', async () => {
    const { client } = await registerCustomer(provider())
    const { part } = await findProducts()
    const { cart } = unwrap(await client.cart.add(toAddition(part)))
    expect(await client.cart.applyCode('NO-SUCH-CODE')).toMatchObject({
      failure: { status: 400, reason: 'coupon_invalid' },
    })
    expect(unwrap(await client.cart.get())).toEqual(cart)
  })

  test('an insufficient balance returns the missing amount and keeps the cart [provider R7.13 R7.14 R7.15]', async () => {
    const customer = await registerCustomer(provider())
    const { part } = await findProducts()
    const { cart } = unwrap(await customer.client.cart.add(toAddition(part)))
    expect(await checkOut(customer)).toMatchObject({
      failure: { status: 422, reason: 'insufficient_balance', missing: part.price },
    })
    // The VAT depends on the address, which the customer has by now.
    const now = unwrap(await customer.client.cart.get())
    expect(now).toEqual({
      ...cart,
      vat: now?.vat,
      customerCountry: 'DE',
      declaredCountry: now?.declaredCountry,
    })
  })

  test('an address without a street is refused with an error for that field [provider R7.13]', async () => {
    const { client, token } = await registerCustomer(provider())
    unwrap(await client.cart.add(toAddition((await findProducts()).part)))
    const path = '/api/v1/customer/checkout/save-address'
    const body = { billing: { first_name: 'Ann', use_for_shipping: true } }
    const { status, body: response } = await sendRaw(provider(), 'POST', path, { body, token })
    expect(status).toBe(422)
    expect(response.errors['billing.address']).toEqual([expect.any(String)])
  })

  test('an order debits the balance once and makes the customer the owner of the product [provider R7.15 R7.16 R7.09 R4.03]', async () => {
    const customer = await registerCustomer(provider())
    const { client } = customer
    const { pack, part } = await findProducts()
    const price = pack.price ?? { minor: 0, currency: 'EUR' as const }
    unwrap(await client.cart.add(toAddition(pack)))
    const cartId = unwrap(await client.cart.get())?.id ?? 0
    const session = await topUp(provider(), customer, price)
    expect(unwrap(await client.payment.getSession(session))).toMatchObject({ status: 'paid' })
    const saved = unwrap(await checkOut(customer))
    expect(saved).toMatchObject({ kind: 'order', order: { status: 'completed', total: price } })
    expect(unwrap(await client.checkout.saveOrder({ cartId, consent: true }))).toEqual(saved)
    expect(unwrap(await client.orders.findByCart(cartId))).toMatchObject({ total: price })
    expect(unwrap(await client.orders.findByCart(cartId + 1))).toBeNull()
    expect(unwrap(await client.customer.get()).balance).toEqual({ minor: 0, currency: 'EUR' })
    expect(unwrap(await client.cart.get())).toBeNull()
    const orders = unwrap(await client.orders.list(1))
    expect(orders).toMatchObject({ page: 1, lastPage: 1, items: [{ lines: [{ kind: 'pack' }] }] })
    expect(orders.items[0]?.consentAt).toMatch(/^\d{4}-/)
    expect(await client.cart.add(toAddition(part))).toMatchObject({
      failure: { status: 422, reason: 'already_owned' },
    })
    expect(unwrap(await client.products.get(part.id)).isOwned).toBe(true)
  })

  test('only the owner can download a purchased one-shot as a WAV file [provider R7.09]', async () => {
    const customer = await registerCustomer(provider())
    const { client } = customer
    const { part } = await findProducts()
    unwrap(await client.cart.add(toAddition(part)))
    await topUp(provider(), customer, { minor: 500, currency: 'EUR' })
    unwrap(await checkOut(customer))
    const [order] = unwrap(await client.orders.list(1)).items
    const [download] = order?.downloads ?? []
    const linkId = download?.linkId ?? 0
    const library = unwrap(await client.library.list())
    expect(library).toMatchObject([{ linkId, productId: part.id, url: `/download/${linkId}` }])
    const request = { headers: new Headers() }
    const file = unwrap(await client.files.download(linkId, request))
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 4).toString()).toBe('RIFF')
    expect(bytes).toHaveLength(download?.bytes ?? -1)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;.*\.wav/)
    const otherCustomer = await registerCustomer(provider())
    expect(await otherCustomer.client.files.download(linkId, request)).toMatchObject({
      failure: { kind: 'not-found' },
    })
    expect(await createClient(provider()).files.download(linkId, request)).toMatchObject({
      failure: { kind: 'unauthorised' },
    })
  })

  test('a declined card credits nothing [provider R7.16]', async () => {
    const { client, email } = await registerCustomer(provider())
    const amount = { minor: 1000, currency: 'EUR' } as const
    const start = unwrap(await client.payment.createSession({ amount, email, returnTo: 'profile' }))
    await payByCard(provider(), start.redirectUrl, 'declined')
    const session = unwrap(await client.payment.getSession(start.sessionId ?? ''))
    expect(session).toMatchObject({ status: 'declined', amount, returnTo: 'profile' })
    expect(unwrap(await client.customer.get()).balance?.minor).toBe(0)
  })

  test('a payment session is visible only to its owner, and amounts outside the limits are refused [provider R7.16]', async () => {
    const { client, email } = await registerCustomer(provider())
    const otherCustomer = await registerCustomer(provider())
    const amount = { minor: 1000, currency: 'EUR' } as const
    const request = { email, returnTo: 'profile' } as const
    const start = unwrap(await client.payment.createSession({ amount, ...request }))
    expect(await otherCustomer.client.payment.getSession(start.sessionId ?? '')).toMatchObject({
      failure: { kind: 'not-found' },
    })
    for (const minor of [0, -500, 499, 50_100]) {
      const invalid = { minor, currency: 'EUR' } as const
      const refused = await client.payment.createSession({ amount: invalid, ...request })
      expect(refused).toMatchObject({ failure: { kind: 'refused', status: 422 } })
    }
  })
}

export function toAddition({ id, links }: Product): AddToCartInput {
  return { productId: id, links }
}

export async function checkOut({ client }: TestCustomer): Promise<Outcome<SavedOrder>> {
  unwrap(await client.checkout.saveAddress(unwrap(await client.customer.get()), 'DE'))
  unwrap(await client.checkout.savePayment())
  const cart = unwrap(await client.cart.get())
  return client.checkout.saveOrder({ cartId: cart?.id ?? 0, consent: true })
}
