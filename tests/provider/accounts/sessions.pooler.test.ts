import { expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { readStoredText } from '../../support/database/test-database.ts'

const hours = 3600

test('login returns the customer, and the same token in the fields token and refresh [provider R7.02]', async () => {
  const { call, signUp } = await openShop()
  const ann = await signUp()
  const { status, body } = await logIn(call, ann.email.toUpperCase(), ann.password)
  expect(status).toBe(200)
  expect(body.message).toBe('Logged in successfully.')
  expect(body.token).toMatch(/^\d+\|[\w-]{48}$/)
  expect(body.refresh).toBe(body.token)
  expect(body.data).toMatchObject({
    id: ann.id,
    email: ann.email,
    name: 'Ann Bee',
    first_name: 'Ann',
    last_name: 'Bee',
    status: 1,
    notes: [],
    balance: '0.0000',
    image_url: null,
    created_at: '2026-03-01T12:00:00.000000Z',
  })
  expect(JSON.stringify(body)).not.toContain('password')
})

test('login returns the same error for an unknown email address and a wrong password [provider R7.02 R5.02]', async () => {
  const { call, signUp } = await openShop()
  const ann = await signUp()
  const wrong = await logIn(call, ann.email, 'not the password')
  const unknown = await logIn(call, 'nobody@example.com', 'not the password')
  expect(wrong.status).toBe(422)
  expect(wrong.body).toEqual({
    message: 'The provided credentials are incorrect.',
    reason: 'credentials_invalid',
    errors: { email: ['The provided credentials are incorrect.'] },
  })
  expect(unknown.body).toEqual(wrong.body)
  expect(unknown.status).toBe(wrong.status)
})

test('login refuses a password longer than 512 characters, which would take long to hash [provider R7.02]', async () => {
  const { call, signUp } = await openShop()
  const { email } = await signUp()
  const allowed = await logIn(call, email, 'x'.repeat(512))
  expect(Object.keys(allowed.body.errors)).toEqual(['email'])
  const tooLong = await logIn(call, email, 'x'.repeat(513))
  expect(tooLong.status).toBe(422)
  expect(Object.keys(tooLong.body.errors)).toEqual(['password'])
})

test('login requires a device name [provider R7.02]', async () => {
  const { call } = await openShop()
  const { status, body } = await call('/api/v1/customer/login', {
    body: { email: 'a@example.com', password: 'x' },
  })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ device_name: ['The device name field is required.'] })
})

test('refresh returns a new token, and the old one expires 60 s after the first use of the new one [provider R7.01]', async () => {
  const { call, signUp, wait } = await openShop()
  const ann = await signUp()
  const getStatus = async (token: string) => (await call('/api/v1/customer/get', { token })).status
  const { status, body } = await call('/api/v1/customer/refresh', {
    method: 'POST',
    token: ann.token,
  })
  expect(status).toBe(200)
  expect(body.data.email).toBe(ann.email)
  expect(body.token).not.toBe(ann.token)
  wait(2 * hours)
  expect(await getStatus(ann.token)).toBe(200)
  expect(await getStatus(body.token)).toBe(200)
  wait(59)
  expect(await getStatus(ann.token)).toBe(200)
  wait(2)
  expect(await getStatus(ann.token)).toBe(401)
  expect(await getStatus(body.token)).toBe(200)
})

test('parallel refreshes and a lost response do not log the customer out [provider R7.01 R2.23]', async () => {
  const { call, signUp, wait } = await openShop()
  const ann = await signUp()
  const refresh = () => call('/api/v1/customer/refresh', { method: 'POST', token: ann.token })
  const responses = await Promise.all([refresh(), refresh(), refresh(), refresh()])
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200])
  expect(new Set(responses.map((response) => response.body.token)).size).toBe(4)
  wait(3600)
  const later = await refresh()
  expect(later.status).toBe(200)
  for (const { body } of [...responses, later]) {
    expect((await call('/api/v1/customer/get', { token: body.token })).status).toBe(200)
  }
})

test('refresh accepts the token in the body instead of a header [provider R7.01]', async () => {
  const { call, signUp } = await openShop()
  const { token, email } = await signUp()
  const { status, body } = await call('/api/v1/customer/refresh/', { body: { token } })
  expect(status).toBe(200)
  expect(body.data.email).toBe(email)
  const dead = await call('/api/v1/customer/refresh', { body: { token: 7 } })
  expect(dead.status).toBe(401)
})

test('refresh without a valid token returns 401 with the key "error" [provider R7.01]', async () => {
  const { call, signUp } = await openShop()
  const ann = await signUp()
  const [id] = ann.token.split('|')
  const dead = [null, 'x', `${id}|${'a'.repeat(48)}`, `999|${ann.token.split('|')[1]}`]
  for (const token of dead) {
    const { status, body } = await call('/api/v1/customer/refresh', { method: 'POST', token })
    expect(status).toBe(401)
    expect(Object.keys(body)).toEqual(['error'])
  }
})

test('logout ends this session with all its tokens, but no other session [provider R7.03]', async () => {
  const { call, signUp } = await openShop()
  const ann = await signUp()
  const other = (await logIn(call, ann.email, ann.password)).body.token
  const next = (await call('/api/v1/customer/refresh', { method: 'POST', token: ann.token })).body
  const { status, body } = await call('/api/v1/customer/logout', {
    method: 'POST',
    token: next.token,
  })
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Logged out successfully.' })
  expect((await call('/api/v1/customer/get', { token: next.token })).status).toBe(401)
  expect((await call('/api/v1/customer/get', { token: ann.token })).status).toBe(401)
  expect((await call('/api/v1/customer/get', { token: other })).status).toBe(200)
})

test('a refresh that races with a logout returns 200 or 401, never a server error [provider R7.01 R7.03]', async () => {
  const { call, signUp, entries } = await openShop()
  const ann = await signUp()
  const post = (name: string) =>
    call(`/api/v1/customer/${name}`, { method: 'POST', token: ann.token })
  const responses = await Promise.all(['logout', 'refresh', 'refresh', 'refresh'].map(post))
  expect(responses[0]?.status).toBe(200)
  for (const { status, body } of responses.slice(1)) {
    expect([200, 401]).toContain(status)
    if (status !== 200) continue
    expect((await call('/api/v1/customer/get', { token: body.token })).status).toBe(401)
  }
  expect(entries.filter((entry) => entry.level === 'error')).toEqual([])
})

test('the database contains no plaintext tokens or passwords [provider R7.02]', async () => {
  const { folder, close, signUp } = await openShop()
  const ann = await signUp()
  await close()
  const stored = await readStoredText(folder)
  expect(stored).toContain(ann.email)
  expect(stored).toContain('scrypt$')
  expect(stored).not.toContain(ann.token.split('|')[1])
  expect(stored).not.toContain(ann.password)
})

test('by default, a password is hashed with scrypt, N = 2^15 and p = 3 [provider R7.04]', async () => {
  const { folder, close, signUp } = await openShop({ passwordCost: undefined })
  await signUp()
  await close()
  expect(await readStoredText(folder)).toContain('scrypt$15,3$')
})

test('responses with personal data are private and not cached [provider R6.02]', async () => {
  const { call, signUp, mails, verifications } = await openShop()
  const ann = await signUp()
  const { token } = ann
  const pair = { email: ann.email, password: ann.password, device_name: 'a test' }
  await call('/api/v1/customer/forgot-password', { body: { email: ann.email } })
  const [reset, verification] = [mails, verifications].map((sent) => ({
    token: /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1],
  }))
  const responses = [
    await call('/api/v1/customer/reset-password/check', { body: reset }),
    await call('/api/v1/customer/email/verify', { body: verification }),
    await call('/api/v1/customer/login', { body: pair }),
    await call('/api/v1/customer/refresh', { method: 'POST', token }),
    await call('/api/v1/customer/get', { token }),
    await call('/api/v1/customer/cart', { token }),
    await call('/api/v1/customer/orders', { token }),
  ]
  for (const { status, headers } of responses) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  }
})

test('a password matches in every Unicode normalization form [provider R7.02]', async () => {
  const { call } = await openShop()
  const password = 'caf\u00e9 at eight'
  const email = 'ann@example.com'
  const names = { first_name: 'Ann', last_name: 'Bee' }
  const body = { ...names, email, password, password_confirmation: password }
  expect((await call('/api/v1/customer/register', { body })).status).toBe(200)
  expect((await logIn(call, email, 'cafe\u0301 at eight')).status).toBe(200)
  expect((await logIn(call, email, 'cafe at eight')).status).toBe(422)
})
