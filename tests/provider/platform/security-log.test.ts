import { expect, test } from 'vitest'
import { securityEvents } from '#provider/contract/security-events.ts'
import { createCaller } from '../../support/network/caller.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const address = '203.0.113.9'

/** Returns a function that sends requests from `address`. */
function callFromAddress({ fetch }: Shop) {
  const call = createCaller(fetch)
  return (path: string, body?: unknown, token?: string) =>
    call(`/api/v1/customer/${path}`, { body, token, headers: { 'x-forwarded-for': address } })
}

/** Returns the security log entries from `address`, without level and address. */
function readSecurityLog({ entries }: Shop) {
  return entries
    .filter((entry) => Object.hasOwn(securityEvents, entry.event) && entry['address'] === address)
    .map((entry) =>
      Object.fromEntries(
        Object.entries(entry).filter(([name]) => name !== 'level' && name !== 'address'),
      ),
    )
}

/** Returns the body that saves a profile with this email address. */
function createProfile(email: string, changes: object = {}) {
  const names = { first_name: 'Ann', last_name: 'Bee' }
  return { ...names, _method: 'PUT', email, gender: 'Other', phone: '0001234567', ...changes }
}

test('the security log records logins, failed logins and logouts [P8.07]', async () => {
  const provider = await openShop()
  const call = callFromAddress(provider)
  const { email, password, id } = await provider.signUp()
  const login = { email, password, device_name: 'a test' }
  const { body } = await call('login', login)
  await call('login', { ...login, password: 'a wrong password' })
  await call('login', { ...login, email: 'nobody@example.com' })
  await call('logout', {}, body.token)
  expect(readSecurityLog(provider)).toEqual([
    { event: 'login', customerId: id },
    { event: 'login-failed', customerId: id },
    { event: 'login-failed' },
    { event: 'logout', customerId: id },
  ])
})

test('the security log records password and email address changes [P8.07]', async () => {
  const provider = await openShop()
  const call = callFromAddress(provider)
  const { email, password, id, token } = await provider.signUp()
  const save = (changes: object) => call('profile', createProfile(email, changes), token)
  const next = 'a whole new password'
  const repeated = { new_password: next, new_password_confirmation: next }
  await save({ first_name: 'Bob' })
  await save({ ...repeated, current_password: 'a wrong password' })
  expect((await save({ ...repeated, current_password: password })).status).toBe(200)
  await save({ email: 'bob@example.com', current_password: next })
  const link = /token=([\w-]+)/.exec(provider.verifications.at(-1)?.text ?? '')?.[1]
  await call('email/verify', { token: link })
  expect(readSecurityLog(provider)).toEqual([
    { event: 'password-check-failed', customerId: id },
    { event: 'password-changed', customerId: id },
    { event: 'email-change-requested', customerId: id },
    { event: 'email-changed', customerId: id },
  ])
})

test('the security log records password resets, successful or not [P8.07]', async () => {
  const provider = await openShop()
  const call = callFromAddress(provider)
  const { email, id } = await provider.signUp()
  await call('forgot-password', { email })
  await call('forgot-password', { email: 'nobody@example.com' })
  const token = /token=([\w-]+)/.exec(provider.mails[0]?.text ?? '')?.[1]
  const reset = { email, password: 'brand new one', password_confirmation: 'brand new one' }
  await call('reset-password', { ...reset, token })
  await call('reset-password', { ...reset, token })
  expect(readSecurityLog(provider)).toEqual([
    { event: 'password-reset-requested', customerId: id },
    { event: 'password-reset-requested' },
    { event: 'password-reset', customerId: id },
    { event: 'password-reset-failed' },
  ])
})

test('the security log records refused requests and exceeded rate limits [P8.07]', async () => {
  const limits = { passwordAccount: { points: 0, seconds: 60 } }
  const provider = await openShop({ limits })
  const call = callFromAddress(provider)
  const { password, id, token } = await provider.signUp()
  await call('get', undefined, '1|stolen')
  const changed = createProfile('bob@example.com', { current_password: password })
  expect((await call('profile', changed, token)).status).toBe(429)
  const route = '/api/v1/customer'
  expect(readSecurityLog(provider)).toEqual([
    { event: 'access-refused', method: 'GET', route: `${route}/get`, status: 401 },
    {
      event: 'rate-limited',
      customerId: id,
      method: 'POST',
      route: `${route}/profile`,
      status: 429,
    },
  ])
})

test('the security log contains no passwords, tokens or email addresses [P8.07]', async () => {
  const provider = await openShop()
  const call = callFromAddress(provider)
  const { email, password, token } = await provider.signUp()
  await call('login', { email, password, device_name: 'a test' })
  await call('login', { email, password: 'a wrong password', device_name: 'a test' })
  await call('forgot-password', { email })
  await call('reset-password', {
    email,
    token: 'a guessed token',
    password: 'brand new one',
    password_confirmation: 'brand new one',
  })
  await call('logout', {}, token)
  await call('get', undefined, token)
  const log = JSON.stringify(provider.entries)
  const resetToken = /token=([\w-]+)/.exec(provider.mails[0]?.text ?? '')?.[1] ?? ''
  for (const secret of [
    email,
    password,
    'a wrong password',
    'a guessed token',
    resetToken,
    token.slice(token.indexOf('|') + 1),
  ]) {
    expect(secret).not.toBe('')
    expect(log).not.toContain(secret)
  }
})
