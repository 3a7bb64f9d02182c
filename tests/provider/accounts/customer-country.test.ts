import { describe, expect, test } from 'vitest'
import type { ShopConfig } from '#shop/shop-config.ts'
import ownShop from '../../../shop.config.ts'
import { sampleAddress } from '../../support/sample-address.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop

async function open(tax: Partial<ShopConfig['tax']> = {}): Promise<Customer> {
  shop = await openShop({ shop: { ...ownShop, tax: { ...ownShop.tax, ...tax } } })
  return await shop.signUp(10_000)
}

const chooseCountry = (customer: Customer, country: string) =>
  customer.put('/api/v1/customer/country', { country })

/** Sets the card's and the billing address's country for all payments. */
const payFrom = (card: string, billing: string) =>
  shop.db
    .updateTable('payment_sessions')
    .set({ card_country: card, billing_country: billing })
    .execute()

async function readCart({ token }: Customer, locale = 'en') {
  const response = await shop.provider.fetch(
    new Request('http://provider.test/api/v1/customer/cart', {
      headers: { authorization: `Bearer ${token}`, 'x-locale': locale },
    }),
  )
  return (await response.json()).data
}

const getPack = () => {
  const [pack] = shop.products.packs
  return pack
}

describe('the country of a customer', () => {
  test('is guessed from the language until the customer chooses one [P5.07]', async () => {
    const customer = await open()
    await customer.addToCart(getPack())
    const guess = { vat_country: 'IT', vat_percent: '22.0000', declared_country: null }
    expect(await readCart(customer, 'it')).toMatchObject({ ...guess, tax_total: 3.43 })
    expect(await readCart(customer)).toMatchObject({ vat_country: 'NL' })
    const { body } = await chooseCountry(customer, 'LU')
    expect(body.data.country).toBe('LU')
    expect(await readCart(customer, 'it')).toMatchObject({
      tax_total: 2.76,
      vat_country: 'LU',
      declared_country: 'LU',
      items: [{ tax_percent: '17.0000', tax_amount: '2.7600' }],
    })
  })

  test("is guessed to be the seller’s if the shop does not sell to the language's country [P5.07]", async () => {
    const customer = await open({ salesCountries: ['DE', 'NL'] })
    await customer.addToCart(getPack())
    expect(await readCart(customer, 'it')).toMatchObject({ vat_country: 'NL' })
    expect(await readCart(customer, 'de')).toMatchObject({ vat_country: 'DE' })
    expect(await readCart(customer)).toMatchObject({ vat_country: 'NL' })
  })

  test('must be one that the shop sells to [P5.07]', async () => {
    const customer = await open({ salesCountries: ['NL', 'DE'] })
    await customer.addToCart(getPack())
    expect(await readCart(customer, 'it')).toMatchObject({ vat_country: 'NL' })
    expect((await chooseCountry(customer, 'FR')).body.reason).toBe('country_not_sold')
    const billing = { ...sampleAddress, country: 'FR' }
    const path = '/api/v1/customer/checkout/save-address'
    const refused = await customer.post(path, { billing })
    expect([refused.status, refused.body.reason]).toEqual([422, 'country_not_sold'])
    // As if the shop had stopped selling to the country after the address was saved.
    await (await shop.signUp(2000)).buy(getPack())
    await shop.db.updateTable('customers').set({ country: 'FR' }).execute()
    await shop.db
      .updateTable('carts')
      .set({ billing_address: JSON.stringify(billing), payment_method: 'moneytransfer' })
      .execute()
    expect((await customer.saveOrder()).body.reason).toBe('country_not_sold')
  })

  test('is not taken from the declaration alone: a card from a country without sales is refused [P5.07]', async () => {
    const customer = await open({ salesCountries: ['NL', 'DE'] })
    await customer.topUp(1000)
    await payFrom('US', 'US')
    const readRefused = async () =>
      (await customer.get('/api/v1/customer/get')).body.data.refused_country
    // The customer is told before ordering.
    expect(await readRefused()).toBe('US')
    const { status, body } = await customer.buy(getPack())
    expect([status, body.reason]).toEqual([422, 'country_not_sold'])
    // A declaration without other evidence does not outweigh the card.
    await payFrom('US', 'CH')
    expect(await readRefused()).toBe('US')
    expect((await customer.saveOrder()).body.reason).toBe('country_not_sold')
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
    await payFrom('US', 'DE')
    expect(await readRefused()).toBeNull()
    expect((await customer.saveOrder()).status).toBe(200)
  })

  test('must be sold to if the customer declares it, even if the card is from elsewhere [P5.07]', async () => {
    const customer = await open({ salesCountries: ['NL', 'DE'] })
    await customer.topUp(1000)
    await payFrom('NL', 'NL')
    await customer.addToCart(getPack())
    await customer.prepareCheckout()
    // As if the shop had stopped selling to the country after the customer chose it.
    await shop.db.updateTable('customers').set({ country: 'FR' }).execute()
    const { status, body } = await customer.saveOrder()
    expect([status, body.reason]).toEqual([422, 'country_not_sold'])
    await shop.db.updateTable('customers').set({ country: 'DE' }).execute()
    expect((await customer.saveOrder()).status).toBe(200)
  })

  test('that a customer declares is returned with the cart along with the country of the evidence [P5.07]', async () => {
    const customer = await open()
    await customer.topUp(1000)
    await payFrom('FR', 'FR')
    await customer.addToCart(getPack())
    expect(await readCart(customer)).toMatchObject({
      customer_country: 'FR',
      declared_country: null,
    })
    await chooseCountry(customer, 'NL')
    expect(await readCart(customer)).toMatchObject({
      vat_country: 'FR',
      customer_country: 'FR',
      declared_country: 'NL',
    })
  })

  test('is stored with the order as evidence, with contradictory evidence [P5.07]', async () => {
    const customer = await open()
    await customer.topUp(1000)
    await payFrom('FR', 'DE')
    await customer.buy(getPack())
    await payFrom('FR', 'FR')
    await customer.buy(shop.products.oneShots[3])
    const orders = await shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
    expect(orders).toMatchObject([
      { vat_amount: 303, vat_country: 'DE', customer_country: 'DE' },
      { vat_rate: 2000, vat_country: 'FR', customer_country: 'FR' },
    ])
    expect(orders.map((order) => JSON.parse(order.vat_evidence ?? ''))).toEqual([
      { declared: 'DE', card: 'FR', billing: 'DE', contradicting: ['card'] },
      { declared: 'DE', card: 'FR', billing: 'FR', contradicting: ['declared'] },
    ])
  })
})
