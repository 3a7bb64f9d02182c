import { describe, expect, onTestFinished, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import { validCard } from '../../support/payment-page.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { logIn } from '../../support/shops/customer.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

describe('sessions', () => {
  const getStatus = async ({ call }: Awaited<ReturnType<typeof openShop>>, token: string) =>
    (await call('/api/v1/customer/get', { token })).status

  test.each([hour, day])(
    'a clock set back by %i seconds and corrected ends no session [P8.09]',
    async (seconds) => {
      const provider = await openShop()
      const { token } = await provider.signUp()
      provider.wait(-seconds)
      expect(await getStatus(provider, token)).toBe(200)
      const during = await provider.signUp()
      provider.wait(seconds)
      expect(await getStatus(provider, token)).toBe(200)
      expect(await getStatus(provider, during.token)).toBe(seconds < 12 * hour ? 200 : 401)
    },
  )

  test('a clock set forward ends sessions, and new ones work after it is corrected [P8.09]', async () => {
    const provider = await openShop()
    const ann = await provider.signUp()
    provider.wait(365 * day)
    expect(await getStatus(provider, ann.token)).toBe(401)
    const during = (await logIn(provider.call, ann.email, ann.password)).body.token
    provider.wait(-365 * day)
    expect(await getStatus(provider, during)).toBe(200)
  })

  test.each([
    { remembered: false, idle: 12 * hour },
    { remembered: true, idle: 30 * day },
  ])(
    'a session that started while the clock was a year ahead expires like any other: remembered is $remembered [P8.09]',
    async ({ remembered, idle }) => {
      const provider = await openShop()
      const ann = await provider.signUp()
      provider.wait(365 * day)
      const { token } = (await logIn(provider.call, ann.email, ann.password, remembered)).body
      provider.wait(-365 * day)
      expect(await getStatus(provider, token)).toBe(200)
      provider.wait(idle - 1)
      expect(await getStatus(provider, token)).toBe(200)
      provider.wait(idle)
      expect(await getStatus(provider, token)).toBe(401)
    },
  )
})

test('a rate limit lasts no longer than its period if the clock is set back in the meantime [P8.09]', async () => {
  const limit = { points: 2, seconds: 15 * minute }
  const provider = await openShop({ limits: { loginAccount: limit } })
  const { email } = await provider.signUp()
  const tryPassword = () => logIn(provider.call, email, 'a wrong password')
  for (let count = 0; count < 2; count += 1) expect((await tryPassword()).status).toBe(422)
  provider.wait(-365 * day)
  const refused = await tryPassword()
  expect(refused.status).toBe(429)
  expect(refused.body.retry_after).toBeLessThanOrEqual(15 * minute)
  provider.wait(15 * minute)
  expect((await tryPassword()).status).toBe(422)
})

describe('payment webhooks', () => {
  /** Opens a shop, and a payment page on a machine whose clock is `offset` seconds ahead. */
  async function openPayment() {
    const shop = await openShop()
    const customer = await shop.signUp()
    const clock = { offset: 0 }
    let isReachable = true
    const attempts = { count: 0 }
    const page = createPaymentPage({
      ...fixedPageOptions,
      stateDir: await createTemporaryFolder(),
      clock: () => new Date(shop.now.getTime() + clock.offset * 1000),
      fetch: async (request) => {
        attempts.count += 1
        if (!isReachable) throw new Error('unreachable')
        return await shop.provider.fetch(request)
      },
      wait: () => new Promise((resolve) => setImmediate(resolve)),
    })
    onTestFinished(async () => {
      await page.close()
      await shop.close()
    })
    const body = { amount: 20, email: customer.email, currency: 'EUR' }
    const create = '/api/v1/payment/create-payment-session'
    const { redirect_url: url } = (await customer.post(create, body)).body
    const pay = () =>
      page.fetch(new Request(String(url), { method: 'POST', body: new URLSearchParams(validCard) }))
    return {
      shop,
      customer,
      clock,
      attempts,
      pay,
      setReachable: (value: boolean) => void (isReachable = value),
    }
  }

  test.each([
    ['ahead', 10 * minute],
    ['behind', -10 * minute],
    ['a year behind', -365 * day],
  ])(
    'a payment from a machine whose clock is %s is credited once the clocks agree [P8.09]',
    async (_, offset) => {
      const { customer, clock, attempts, pay } = await openPayment()
      clock.offset = offset
      expect((await pay()).headers.get('location')).toContain('/payment/pass')
      await expect.poll(() => attempts.count).toBeGreaterThan(3)
      expect(await customer.getBalance()).toBe(0)
      clock.offset = 0
      await expect.poll(() => customer.getBalance()).toBe(2000)
    },
  )

  test('a payment is credited even if the clock jumps by a year while the provider is unreachable [P8.09]', async () => {
    const { customer, clock, attempts, pay, setReachable } = await openPayment()
    setReachable(false)
    await pay()
    clock.offset = 365 * day
    const before = attempts.count
    await expect.poll(() => attempts.count).toBeGreaterThan(before + 3)
    clock.offset = 0
    setReachable(true)
    await expect.poll(() => customer.getBalance()).toBe(2000)
  })
})
