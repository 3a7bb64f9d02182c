import { describe, expect, test } from 'vitest'
import { isPaymentAddress } from '#app/features/payment/payment-address.ts'

const embedded = { origin: 'https://shop.example', providerPublicUrl: null }
const remote = { origin: 'https://shop.example', providerPublicUrl: 'https://pay.example/base' }

describe('the URL of a payment page', () => {
  test('may have the origin of the shop or of the payment page [R7.16]', () => {
    expect(isPaymentAddress('https://shop.example/pay/abc?x=1', embedded)).toBe(true)
    expect(isPaymentAddress('https://pay.example/other', remote)).toBe(true)
  })

  test.each([
    'https://evil.example/pay',
    'https://shop.example.evil.example/pay',
    'https://shop.example@evil.example/pay',
    'http://shop.example/pay',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example/7f0c',
    '/pay/abc',
    '',
  ])('may never be %s [R7.16]', (address) => {
    expect(isPaymentAddress(address, embedded)).toBe(false)
    expect(isPaymentAddress(address, remote)).toBe(false)
  })

  test('may not have a foreign origin if the provider is embedded [R7.16]', () => {
    expect(isPaymentAddress('https://pay.example/other', embedded)).toBe(false)
  })
})
