import { describe, expect, test } from 'vitest'
import { isAllowedPaymentUrl } from '#app/features/payment/payment-address.ts'

const embeddedSettings = {
  origin: 'https://shop.example',
  providerPublicUrl: null,
  paymentOrigins: [],
}
const remoteSettings = {
  origin: 'https://shop.example',
  providerPublicUrl: 'https://pay.example/base',
  paymentOrigins: [],
}

describe('the URL of a payment page', () => {
  test('may have the origin of the shop or of a remote provider [R7.16]', () => {
    expect(isAllowedPaymentUrl('https://shop.example/pay/abc?x=1', embeddedSettings)).toBe(true)
    expect(isAllowedPaymentUrl('https://pay.example/other', remoteSettings)).toBe(true)
  })

  test('may have an origin that the owner allows [R7.16]', () => {
    const settings = { ...embeddedSettings, paymentOrigins: ['https://cards.example'] }
    expect(isAllowedPaymentUrl('https://cards.example/pay/1', settings)).toBe(true)
    expect(isAllowedPaymentUrl('https://cards.example:8443/pay/1', settings)).toBe(false)
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
    expect(isAllowedPaymentUrl(address, embeddedSettings)).toBe(false)
    expect(isAllowedPaymentUrl(address, remoteSettings)).toBe(false)
  })

  test('may not have a foreign origin if the provider is embedded [R7.16]', () => {
    expect(isAllowedPaymentUrl('https://pay.example/other', embeddedSettings)).toBe(false)
  })
})
