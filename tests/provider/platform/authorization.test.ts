import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

const customerCalls = [
  ['GET', '/api/v1/customer/get'],
  ['GET', '/api/v1/customer/cart'],
  ['GET', '/api/v1/customer/orders'],
  ['GET', '/api/v1/customer/orders/1'],
  ['GET', '/api/v1/customer/orders/1/zip'],
  ['GET', '/api/v1/customer/downloads/1'],
  ['GET', '/api/v1/payment/sessions/ps_1'],
  ['GET', '/api/v1/customer/library'],
  ['GET', '/api/v1/customer/library/zip?product_ids=1'],
  ['GET', '/api/v1/customer/withdrawals'],
  ['POST', '/api/v1/customer/cart/add/1'],
  ['PUT', '/api/v1/customer/cart/update'],
  ['DELETE', '/api/v1/customer/cart/remove/1'],
  ['DELETE', '/api/v1/customer/cart/remove'],
  ['DELETE', '/api/v1/customer/cart/coupon'],
  ['POST', '/api/v1/customer/cart/coupon'],
  ['POST', '/api/v1/customer/checkout/save-address'],
  ['POST', '/api/v1/customer/checkout/save-payment'],
  ['POST', '/api/v1/customer/checkout/save-order'],
  ['POST', '/api/v1/payment/create-payment-session'],
  ['PUT', '/api/v1/customer/profile'],
  ['POST', '/api/v1/customer/profile'],
  ['POST', '/api/v1/customer/logout'],
  ['GET', '/api/v1/customer/email'],
  ['POST', '/api/v1/customer/email/send'],
  ['DELETE', '/api/v1/customer/email/pending'],
  ['GET', '/api/v1/customer/sessions'],
  ['DELETE', '/api/v1/customer/sessions'],
  ['DELETE', '/api/v1/customer/sessions/1'],
  ['GET', '/api/v1/customer/passkeys'],
  ['POST', '/api/v1/customer/passkeys/options'],
  ['POST', '/api/v1/customer/passkeys'],
  ['DELETE', '/api/v1/customer/passkeys/1'],
  ['GET', '/api/v1/customer/favorites'],
  ['PUT', '/api/v1/customer/favorites/1'],
  ['DELETE', '/api/v1/customer/favorites/1'],
  ['POST', '/api/v1/customer/favorites/merge'],
  ['POST', '/api/v1/customer/crates'],
  ['PUT', '/api/v1/customer/crates/1'],
  ['DELETE', '/api/v1/customer/crates/1'],
  ['PUT', '/api/v1/customer/crates/1/items/1'],
  ['DELETE', '/api/v1/customer/crates/1/items/1'],
  ['PUT', '/api/v1/customer/crates/1/items/1/position'],
  ['POST', '/api/v1/customer/crates/1/share'],
  ['DELETE', '/api/v1/customer/crates/1/share'],
] as const

test.each(customerCalls)(
  '%s %s requires a valid bearer token [provider R7.22]',
  async (method, path) => {
    const { call, signUp } = await openShop()
    const { token } = await signUp()
    const body = method === 'GET' ? undefined : {}
    for (const wrong of [null, `${token}x`, '1|made-up']) {
      const refused = await call(path, { method, body, token: wrong })
      expect(refused.status).toBe(401)
      expect(refused.body.error).toContain('not allowed')
    }
    expect((await call(path, { method, body, token })).status).not.toBe(401)
  },
)

test.each(['/api/v1/products', '/api/v1/products?category_id=2'])(
  '%s is public, even without a token or with an invalid one [provider R7.22]',
  async (path) => {
    const { call } = await openShop()
    for (const token of [null, '1|made-up']) {
      expect((await call(path, { token })).status).toBe(200)
    }
  },
)
