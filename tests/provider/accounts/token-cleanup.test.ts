import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

test('a session refreshed for days keeps only its unexpired tokens [provider R7.01]', async () => {
  const shop = await openShop()
  let { token } = await shop.signUp()
  for (let hour = 0; hour < 48; hour += 1) {
    shop.now = new Date(shop.now.getTime() + 3_600_000)
    const refreshed = await shop.call('/api/v1/customer/refresh', { body: {}, token })
    expect(refreshed.status).toBe(200)
    token = refreshed.body.token
  }
  expect((await shop.call('/api/v1/customer/get', { token })).status).toBe(200)
  const remainingTokens = await shop.db.selectFrom('tokens').select('id').execute()
  expect(remainingTokens.length).toBeLessThanOrEqual(3)
})

test('a login removes the expired tokens of the customer [provider R7.02]', async () => {
  const shop = await openShop()
  const { email } = await shop.signUp()
  const body = { email, password: 'a long enough password', device_name: 'tests' }
  for (let day = 0; day < 3; day += 1) {
    shop.now = new Date(shop.now.getTime() + 24 * 3_600_000)
    expect((await shop.post('/api/v1/customer/login', body)).status).toBe(200)
  }
  expect(await shop.db.selectFrom('tokens').select('id').execute()).toHaveLength(1)
})
