import { expect, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import { signClaims } from '#provider/payments/demo/session-token.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

const secret = 'a secret of the tests'
const page = createPaymentPage({
  ...fixedPageOptions,
  fetch: async () => Response.json({ data: { status: 'paid' } }),
})
const token = signClaims(
  {
    session: 'ps_1',
    amount: 2050,
    currency: 'EUR',
    locale: 'en',
    pass: 'http://shop.test/en/payment/pass?session=ps_1&to=checkout',
    close: 'http://shop.test/en/payment/close?session=ps_1&to=checkout',
    expires: Date.now() + 600_000,
  },
  secret,
)

const formContentType = 'application/x-www-form-urlencoded'

function createPostRequest(body: BodyInit, type: string): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  }
  return new Request(`http://shop.test/pay/${token}`, init)
}

test.each([
  ['multipart/form-data; boundary=x', 'nothing of the kind'],
  ['multipart/form-data', 'no boundary at all'],
  ['application/json', '{"intent":"pay"'],
])(
  'the payment page renders the form again after a malformed request (%s) [R7.13]',
  async (type, body) => {
    const response = await page.fetch(createPostRequest(body, type))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('name="number"')
  },
)

test('the payment page reads a chunked form from a Request-like object [R7.13]', async () => {
  const card = { intent: 'pay', number: '4242424242424242', expiry: '12/44', cvc: '123', name: 'A' }
  const pieces = new Blob([new URLSearchParams(card).toString()]).stream()
  const request = createPostRequest(pieces, formContentType)
  // Servers pass objects that behave like a Request but are not instances of it.
  const lookAlike = new Proxy(request, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const response = await page.fetch(lookAlike)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toContain('/payment/pass?')
})
