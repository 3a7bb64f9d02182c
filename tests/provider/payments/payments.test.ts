import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { ShopResponse } from '../../support/network/caller.ts'
import type { Customer } from '../../support/shops/customer.ts'

let customer: Customer

const createSessionPath = '/api/v1/payment/create-payment-session'

const shop = await openShop()

beforeEach(async () => {
  customer = await shop.signUp()
})

function createSession(changes: object): Promise<ShopResponse> {
  const body = { amount: 20, email: customer.email, currency: 'EUR', ...changes }
  return customer.post(createSessionPath, body)
}

describe('creating a session', () => {
  test("sessions with another person's email address are rate limited per recipient, across customers [P8.05]", async () => {
    const limited = await openShop({
      folder: shop.folder,
      limits: { paymentRecipient: { points: 2, seconds: 3600 } },
    })
    const statuses = []
    for (const email of ['victim@example.com', 'Victim@example.com', 'victim@example.com']) {
      const { token, email: own } = await limited.signUp()
      const create = async (recipient: string) => {
        const body = { amount: 20, email: recipient, currency: 'EUR' }
        return (await limited.call(createSessionPath, { body, token })).status
      }
      statuses.push(await create(email))
      expect(await create(own)).toBe(200)
    }
    await limited.close()
    expect(statuses).toEqual([200, 200, 429])
  })

  test('a valid amount creates a session and returns its payment page URL [provider R7.16]', async () => {
    const response = await customer.post(`${createSessionPath}/`, {
      amount: 20,
      email: customer.email,
      currency: 'EUR',
      return_to: 'profile',
    })
    expect(response.status).toBe(200)
    expect(response.body.redirect_url).toMatch(/^http:\/\/shop\.test\/pay\/[\w-]+\.[\w-]+$/)
    const session = await customer.get(`/api/v1/payment/sessions/${response.body.session_id}`)
    expect(session.body.data).toEqual({
      id: response.body.session_id,
      status: 'open',
      amount: '20.0000',
      currency: 'EUR',
      return_to: 'profile',
    })
  })

  test('a session stores the page to return to, which defaults to the profile [provider R7.16]', async () => {
    for (const [changes, expected] of [
      [
        { return_to: 'checkout', amount: '7.25' },
        { return_to: 'checkout', amount: '7.2500' },
      ],
      [{}, { return_to: 'profile', amount: '20.0000' }],
    ] as const) {
      const { session_id: id } = (await createSession(changes)).body
      const path = `/api/v1/payment/sessions/${id}`
      const { body } = await customer.get(path)
      expect(body.data).toMatchObject(expected)
    }
  })

  test('invalid amounts, currencies, email addresses and targets are refused with field errors [provider R7.16]', async () => {
    const wrong: [object, string][] = [
      [{ amount: 4 }, 'amount'],
      [{ amount: 501 }, 'amount'],
      [{ amount: 10.5 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: -20 }, 'amount'],
      [{ amount: 'much' }, 'amount'],
      [{ amount: null }, 'amount'],
      [{ amount: 0.49, return_to: 'checkout' }, 'amount'],
      [{ amount: 10_000.01, return_to: 'checkout' }, 'amount'],
      [{ amount: 9.999, return_to: 'checkout' }, 'amount'],
      [{ currency: 'USD' }, 'currency'],
      [{ email: 'nobody' }, 'email'],
      [{ return_to: 'elsewhere' }, 'return_to'],
    ]
    for (const [changes, field] of wrong) {
      const response = await createSession(changes)
      expect([changes, response.status]).toEqual([changes, 422])
      expect(Object.keys(response.body.errors)).toContain(field)
    }
    for (const changes of [
      { amount: 5 },
      { amount: 500 },
      { amount: '12.34', return_to: 'checkout' },
    ]) {
      expect((await createSession(changes)).status).toBe(200)
    }
    expect((await shop.post(createSessionPath, { amount: 20 })).status).toBe(401)
  })

  test('a session is visible only to its owner [R6.02]', async () => {
    const session = await customer.openPaymentSession(1000)
    const otherCustomer = await shop.signUp()
    const path = `/api/v1/payment/sessions/${session}`
    expect((await otherCustomer.at(shop).get(path)).status).toBe(404)
    expect((await shop.get(path)).status).toBe(401)
  })
})

test('attempts to use a code or open a payment session are rate limited per address across all accounts', async () => {
  const one = { points: 1, seconds: 600 }
  const strict = await openShop({ limits: { couponAddress: one, paymentAddress: one } })
  const [first, second] = [await strict.signUp(), await strict.signUp()]
  const statuses = async ({ email, token }: Customer) => {
    const session = { amount: 20, email, currency: 'EUR' }
    const code = await strict.call('/api/v1/customer/cart/coupon', {
      body: { code: 'GUESS' },
      token,
    })
    return [code.status, (await strict.call(createSessionPath, { body: session, token })).status]
  }
  expect(await statuses(first)).toEqual([400, 200])
  expect(await statuses(second)).toEqual([429, 429])
  await strict.close()
})

test("exceeding the account's limits for codes and payment sessions returns a retry time", async () => {
  const few = { points: 2, seconds: 600 }
  const strict = await openShop({ limits: { couponAccount: few, paymentAccount: few } })
  const guesser = await strict.signUp()
  const guess = () => guesser.enterCode('GUESS')
  const open = () =>
    guesser.post(createSessionPath, { amount: 20, email: guesser.email, currency: 'EUR' })
  for (const [attempt, allowed] of [
    [guess, 400],
    [open, 200],
  ] as const) {
    expect([(await attempt()).status, (await attempt()).status]).toEqual([allowed, allowed])
    const refused = await attempt()
    expect([refused.status, refused.body.reason]).toEqual([429, 'too_many_attempts'])
    expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retry_after)
    expect(refused.body.retry_after).toBeGreaterThan(0)
  }
  const otherCustomer = await strict.signUp()
  const other = await otherCustomer.post(createSessionPath, {})
  expect(other.status).toBe(422)
  await strict.close()
})
