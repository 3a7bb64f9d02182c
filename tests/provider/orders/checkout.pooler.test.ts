import { describe, expect, test } from 'vitest'
import { sampleAddress } from '../../support/sample-address.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { SeedProduct } from '../../support/shops/seed-products.ts'

let customer: Customer

const checkoutPath = '/api/v1/customer/checkout'
const upstreamError = { error: 'rest-api::app.shop.errors.message' }

const shop = await openShop()
const [pack] = shop.products.packs

async function signUpWithCart(products: SeedProduct[], balance: number): Promise<void> {
  customer = await shop.signUp(balance)
  for (const product of products) await customer.addToCart(product)
}

describe('saving the address', () => {
  test('a valid address is stored, and the rates and the cart are returned [provider R7.13]', async () => {
    await signUpWithCart([pack], 0)
    const response = await customer.post(`${checkoutPath}/save-address/`, {
      billing: { ...sampleAddress, phone: 1234567890, postcode: 10115, save_as_address: false },
    })
    expect(response.status).toBe(200)
    expect(response.body.message).toBe('Address saved successfully.')
    expect(response.body.data.rates[0].rates[0]).toMatchObject({ id: null, price: '0.0000' })
    expect(response.body.data.cart.billing_address).toMatchObject({
      first_name: 'Ann',
      name: 'Ann Bee',
      address1: [''],
      country_name: 'Germany',
      postcode: '10115',
      phone: '1234567890',
    })
    expect(response.body.data.cart.shipping_address.city).toBe('Sample city')
  })

  test('a shipping address is required unless use_for_shipping is set [provider R7.13]', async () => {
    await signUpWithCart([pack], 0)
    const billing = { ...sampleAddress, use_for_shipping: false }
    for (const use_for_shipping of [false, 0, null, undefined]) {
      const refused = await customer.post(`${checkoutPath}/save-address`, {
        billing: { ...sampleAddress, use_for_shipping },
      })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.body.errors)).toEqual(['shipping'])
    }
    const incomplete = await customer.post(`${checkoutPath}/save-address`, {
      billing,
      shipping: { city: 'x' },
    })
    expect(incomplete.body.errors).toHaveProperty(['shipping.first_name'])
    const shipping = { ...sampleAddress, city: 'Elsewhere' }
    const accepted = await customer.post(`${checkoutPath}/save-address`, { billing, shipping })
    expect(accepted.body.data.cart.shipping_address.city).toBe('Elsewhere')
  })

  test('invalid fields are refused as in Bagisto [provider R7.13]', async () => {
    await signUpWithCart([pack], 0)
    const wrong: [string, unknown][] = [
      ['phone', 'none'],
      ['phone', '+49 30 1234'],
      ['postcode', '!'],
      ['postcode', '1'],
      ['address', 'Sample street'],
      ['address', []],
      ['country', undefined],
      ['state', ''],
      ['city', null],
      ['email', ''],
      ['first_name', 5],
      ['last_name', ' '],
    ]
    for (const [field, value] of wrong) {
      const billing = { ...sampleAddress, [field]: value }
      const response = await customer.post(`${checkoutPath}/save-address`, { billing })
      expect([field, response.status]).toEqual([field, 422])
      expect(Object.keys(response.body.errors)).toEqual([`billing.${field}`])
    }
    expect(await customer.post(`${checkoutPath}/save-address`, {})).toMatchObject({
      status: 500,
      body: upstreamError,
    })
  })

  test('a request without a cart returns Bagisto’s server error [provider R7.13]', async () => {
    await signUpWithCart([], 0)
    const response = await customer.post(`${checkoutPath}/save-address`, { billing: sampleAddress })
    expect([response.status, response.body.title]).toEqual([500, '500 Internal Server Error'])
  })
})

describe('saving the payment method', () => {
  test('a payment object with a method is stored [provider R7.14]', async () => {
    await signUpWithCart([pack], 0)
    const response = await customer.post(`${checkoutPath}/save-payment`, {
      payment: { method: 'moneytransfer' },
    })
    expect(response.status).toBe(200)
    expect(response.body.message).toBe('Payment method saved successfully.')
    expect(response.body.data.cart.payment).toMatchObject({
      method: 'moneytransfer',
      method_title: null,
    })
  })

  test('a missing payment returns 422; a string or a missing cart returns 500 [provider R7.14]', async () => {
    const pay = (body: object) => customer.post(`${checkoutPath}/save-payment`, body)
    const missing = await pay({})
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['payment']])
    expect(await pay({ payment: 'moneytransfer' })).toMatchObject({
      status: 500,
      body: upstreamError,
    })
    await signUpWithCart([], 0)
    expect((await pay({ payment: { method: 'moneytransfer' } })).status).toBe(500)
  })
})
