import { describe, expect, test } from 'vitest'
import { isPaymentAddress } from '#app/features/payment/payment-address.ts'

const embedded = { origin: 'https://shop.example', providerPublicUrl: null }
const remote = { origin: 'https://shop.example', providerPublicUrl: 'https://pay.example/base' }

describe('where a visitor may be sent to pay', () => {
  test('R7.16 the own origin and the known payment origin', () => {
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
  ])('R7.16 never %s', (address) => {
    expect(isPaymentAddress(address, embedded)).toBe(false)
    expect(isPaymentAddress(address, remote)).toBe(false)
  })

  test('R7.16 the payment origin of a remote host is nothing to an embedded one', () => {
    expect(isPaymentAddress('https://pay.example/other', embedded)).toBe(false)
  })
})
