import { expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const limitOfTwo = { points: 2, seconds: 900 }

test('too many failed logins return 429 with a retry time [provider R7.02]', async () => {
  const { call, signUp, wait } = await openShop({ limits: { loginAccount: limitOfTwo } })
  const ann = await signUp()
  for (const _ of [1, 2]) expect((await logIn(call, ann.email, 'wrong one')).status).toBe(422)
  const refused = await logIn(call, ann.email, ann.password)
  expect(refused.status).toBe(429)
  expect(refused.body).toEqual({
    message: 'Too Many Attempts.',
    reason: 'too_many_attempts',
    retry_after: 900,
  })
  expect(refused.headers.get('retry-after')).toBe('900')
  wait(899)
  expect((await logIn(call, ann.email, ann.password)).body.retry_after).toBe(1)
  wait(2)
  expect((await logIn(call, ann.email, ann.password)).status).toBe(200)
})

test('a successful login resets the count [provider R7.02]', async () => {
  const limits = { loginAccount: limitOfTwo, loginEverywhere: limitOfTwo }
  const { call, signUp } = await openShop({ limits })
  const ann = await signUp()
  for (const _ of [1, 2, 3]) {
    expect((await logIn(call, ann.email, 'wrong one')).status).toBe(422)
    expect((await logIn(call, ann.email, ann.password)).status).toBe(200)
  }
})

test('registration, password reset and contact requests are rate limited per address [provider R7.04 R7.05 R7.06 R7.07]', async () => {
  const limits = {
    registerAddress: limitOfTwo,
    forgotAddress: limitOfTwo,
    resetAddress: limitOfTwo,
    contactAddress: limitOfTwo,
  }
  const { call } = await openShop({ limits })
  const email = 'ann@example.com'
  const passwords = { password: 'long enough', password_confirmation: 'long enough' }
  const calls = {
    '/api/v1/customer/register': { first_name: 'A', last_name: 'B', email, ...passwords },
    '/api/v1/customer/forgot-password': { email },
    '/api/v1/customer/reset-password': { token: 'x', email, ...passwords },
    '/api/contact/send': { full_name: 'A', email, theme: 'T', message: 'M' },
  }
  for (const [path, body] of Object.entries(calls)) {
    const from = (address: string) =>
      call(path, { body, headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } })
    await from('10.0.0.1')
    await from('10.0.0.1')
    expect([path, (await from('10.0.0.1')).status]).toEqual([path, 429])
    expect([path, (await from('10.0.0.2')).status]).not.toEqual([path, 429])
  }
})

test('a forwarded address is ignored unless its proxy is trusted [provider R7.07]', async () => {
  const { call } = await openShop({ limits: { contactAddress: limitOfTwo }, trustForwarded: false })
  const body = { full_name: 'A', email: 'a@example.com', theme: 'T', message: 'M' }
  const statuses = []
  for (const last of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': `10.0.0.${last}` }
    statuses.push((await call('/api/contact/send', { body, headers })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('by default, the eleventh failed login within 15 minutes is refused [provider R7.02]', async () => {
  const { call, signUp, wait } = await openShop({ limits: undefined })
  const ann = await signUp()
  const bob = await signUp()
  const guess = async () => (await logIn(call, ann.email, 'wrong one')).status
  const statuses = []
  for (let attempt = 1; attempt <= 11; attempt += 1) statuses.push(await guess())
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect((await logIn(call, bob.email, bob.password)).status).toBe(200)
  wait(899)
  expect(await guess()).toBe(429)
  wait(2)
  expect(await guess()).toBe(422)
})
