import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logIn, openTestProvider } from '../support/provider.ts'

const hours = 3600

test('provider R7.02 login answers the customer and the same token under token and refresh', async () => {
  const { call, signUp } = await openTestProvider()
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
    created_at: '2026-06-01T12:00:00.000000Z',
  })
  expect(JSON.stringify(body)).not.toContain('password')
})

test('provider R7.02 R5.02 an unknown address and a wrong password get the same refusal', async () => {
  const { call, signUp } = await openTestProvider()
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

test('provider R7.02 login refuses a body without the device name', async () => {
  const { call } = await openTestProvider()
  const { status, body } = await call('/api/v1/customer/login', {
    body: { email: 'a@example.com', password: 'x' },
  })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ device_name: ['The device name field is required.'] })
})

test('provider R7.02 a token lives 12 idle hours, 30 idle days with remember me', async () => {
  const { call, signUp, wait } = await openTestProvider()
  const ann = await signUp()
  const short = (await logIn(call, ann.email, ann.password)).body.token
  const long = (await logIn(call, ann.email, ann.password, true)).body.token
  const statusOf = async (token: string) => (await call('/api/v1/customer/get', { token })).status
  wait(11 * hours)
  expect(await statusOf(short)).toBe(200)
  wait(11 * hours)
  expect(await statusOf(short)).toBe(200)
  wait(12 * hours + 1)
  expect(await statusOf(short)).toBe(401)
  wait(28 * 24 * hours)
  expect(await statusOf(long)).toBe(200)
  wait(29 * 24 * hours)
  expect(await statusOf(long)).toBe(200)
  wait(30 * 24 * hours + 1)
  expect(await statusOf(long)).toBe(401)
})

test('provider R7.01 refresh answers the customer and a new token, the old one ends 60 s after its use', async () => {
  const { call, signUp, wait } = await openTestProvider()
  const ann = await signUp()
  const statusOf = async (token: string) => (await call('/api/v1/customer/get', { token })).status
  const { status, body } = await call('/api/v1/customer/refresh', {
    method: 'POST',
    token: ann.token,
  })
  expect(status).toBe(200)
  expect(body.data.email).toBe(ann.email)
  expect(body.token).not.toBe(ann.token)
  wait(2 * hours)
  expect(await statusOf(ann.token)).toBe(200)
  expect(await statusOf(body.token)).toBe(200)
  wait(59)
  expect(await statusOf(ann.token)).toBe(200)
  wait(2)
  expect(await statusOf(ann.token)).toBe(401)
  expect(await statusOf(body.token)).toBe(200)
})

test('provider R7.01 a refreshed token lives as long as the one before it did', async () => {
  const { call, signUp, wait } = await openTestProvider()
  const ann = await signUp()
  const refreshed = async (remember: boolean) => {
    const { token } = (await logIn(call, ann.email, ann.password, remember)).body
    const next = (await call('/api/v1/customer/refresh', { method: 'POST', token })).body.token
    return async () => (await call('/api/v1/customer/get', { token: next })).status
  }
  const [short, long] = [await refreshed(false), await refreshed(true)]
  wait(12 * hours + 1)
  expect(await short()).toBe(401)
  wait(29 * 24 * hours)
  expect(await long()).toBe(200)
  wait(30 * 24 * hours + 1)
  expect(await long()).toBe(401)
})

test('provider R7.01 R2.23 parallel refreshes and an answer lost on its way log nobody out', async () => {
  const { call, signUp, wait } = await openTestProvider()
  const ann = await signUp()
  const refresh = () => call('/api/v1/customer/refresh', { method: 'POST', token: ann.token })
  const answers = await Promise.all([refresh(), refresh(), refresh(), refresh()])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.body.token)).size).toBe(4)
  wait(3600)
  const later = await refresh()
  expect(later.status).toBe(200)
  for (const { body } of [...answers, later]) {
    expect((await call('/api/v1/customer/get', { token: body.token })).status).toBe(200)
  }
})

test('provider R7.01 refresh takes the token from the body where no header carries one', async () => {
  const { call, signUp } = await openTestProvider()
  const { token, email } = await signUp()
  const { status, body } = await call('/api/v1/customer/refresh/', { body: { token } })
  expect(status).toBe(200)
  expect(body.data.email).toBe(email)
  const dead = await call('/api/v1/customer/refresh', { body: { token: 7 } })
  expect(dead.status).toBe(401)
})

test('provider R7.01 refresh without a living token is a 401 with the key error', async () => {
  const { call, signUp } = await openTestProvider()
  const ann = await signUp()
  const [id] = ann.token.split('|')
  const dead = [null, 'x', `${id}|${'a'.repeat(48)}`, `999|${ann.token.split('|')[1]}`]
  for (const token of dead) {
    const { status, body } = await call('/api/v1/customer/refresh', { method: 'POST', token })
    expect(status).toBe(401)
    expect(Object.keys(body)).toEqual(['error'])
  }
})

test('provider R7.03 logout ends this session with all its tokens and no other one', async () => {
  const { call, signUp } = await openTestProvider()
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

test('provider R7.01 R7.03 a refresh that a logout overtakes is a 401, never a failure', async () => {
  const { call, signUp, entries } = await openTestProvider()
  const ann = await signUp()
  const post = (name: string) =>
    call(`/api/v1/customer/${name}`, { method: 'POST', token: ann.token })
  const answers = await Promise.all(['logout', 'refresh', 'refresh', 'refresh'].map(post))
  expect(answers[0]?.status).toBe(200)
  for (const { status, body } of answers.slice(1)) {
    expect([200, 401]).toContain(status)
    if (status !== 200) continue
    expect((await call('/api/v1/customer/get', { token: body.token })).status).toBe(401)
  }
  expect(entries.filter((entry) => entry.level === 'error')).toEqual([])
})

test('provider R7.02 the database holds neither a token nor a password in clear', async () => {
  const { folder, close, signUp } = await openTestProvider()
  const ann = await signUp()
  await close()
  const stored = await readFile(join(folder, 'overtone.db'), 'latin1')
  expect(stored).toContain(ann.email)
  expect(stored).toContain('scrypt$')
  expect(stored).not.toContain(ann.token.split('|')[1])
  expect(stored).not.toContain(ann.password)
})

test('provider R7.04 without other settings a password costs scrypt with N of 2 to the 15, three times', async () => {
  const { folder, close, signUp } = await openTestProvider({ passwordCost: undefined })
  await signUp()
  await close()
  expect(await readFile(join(folder, 'overtone.db'), 'latin1')).toContain('scrypt$15,3$')
})

test('provider R6.02 answers with personal data are private and never stored', async () => {
  const { call, signUp } = await openTestProvider()
  const ann = await signUp()
  const { token } = ann
  const pair = { email: ann.email, password: ann.password, device_name: 'a test' }
  const answers = [
    await call('/api/v1/customer/login', { body: pair }),
    await call('/api/v1/customer/refresh', { method: 'POST', token }),
    await call('/api/v1/customer/get', { token }),
    await call('/api/v1/customer/cart', { token }),
    await call('/api/v1/customer/orders', { token }),
  ]
  for (const { status, headers } of answers) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  }
})

test('provider R7.02 a password is the same however a keyboard makes its accents', async () => {
  const { call } = await openTestProvider()
  const password = 'caf\u00e9 at eight'
  const email = 'ann@example.com'
  const names = { first_name: 'Ann', last_name: 'Bee' }
  const body = { ...names, email, password, password_confirmation: password }
  expect((await call('/api/v1/customer/register', { body })).status).toBe(200)
  expect((await logIn(call, email, 'cafe\u0301 at eight')).status).toBe(200)
  expect((await logIn(call, email, 'cafe at eight')).status).toBe(422)
})
