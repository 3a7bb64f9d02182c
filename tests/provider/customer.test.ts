import { expect, test } from 'vitest'
import type { Outcome } from '#app/provider/failure.ts'
import { createCapabilityCache } from '#app/provider/capability-cache.ts'
import { useVanillaHost } from '../support/vanilla-client.ts'
import { vanillaToken } from '../support/vanilla-routes.ts'
import { vanillaCustomer } from '../support/vanilla-bodies.ts'

const { client, host, lines, sent } = useVanillaHost()

const login = { email: 'ann@example.com', password: 'correct horse', remember: true }

function valueOf<TValue>(outcome: Outcome<TValue>): TValue {
  if (!outcome.ok) throw new Error(`failed: ${outcome.failure.kind}`)
  return outcome.value
}

test('client R7.01 refresh posts the token and takes the new one', async () => {
  const body = { data: vanillaCustomer, token: 'new token' }
  host().respond('POST /api/v1/customer/refresh', { body })
  const session = valueOf(await client().customer.refresh())
  expect(session).toMatchObject({ token: 'new token', customer: { id: 5, firstName: 'Ann' } })
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/refresh' })
  expect(sent().json).toEqual({ token: vanillaToken })
  expect(sent().headers.authorization).toBe(`Bearer ${vanillaToken}`)
})

test('client R7.01 where refresh names no new token, the old one goes on', async () => {
  host().respond('POST /api/v1/customer/refresh', { body: { data: vanillaCustomer } })
  expect(valueOf(await client().customer.refresh()).token).toBe(vanillaToken)
})

test.for([404, 405, 500, 503])(
  'client R7.01 R4.01 a host that answers refresh with %i is asked who the customer is, and the token stays',
  async (status) => {
    host().respond('POST /api/v1/customer/refresh', { status, body: { message: 'Oops!' } })
    const session = valueOf(await client().customer.refresh())
    expect(session).toMatchObject({ token: vanillaToken, customer: { email: 'ann@example.com' } })
    expect(sent()).toMatchObject({ method: 'GET', path: '/api/v1/customer/get' })
  },
)

test('client R7.01 R4.01 a host without refresh is found out once, told of once, and asked again after an hour', async () => {
  let now = 0
  const memory = createCapabilityCache(() => now)
  const refreshed = () => host().requests.filter(({ path }) => path.endsWith('/refresh')).length
  const pages = async () => {
    for (let page = 0; page < 3; page += 1) {
      const session = valueOf(await client({ memory }).customer.refresh())
      expect(session).toMatchObject({ token: vanillaToken, customer: { id: 5 } })
    }
  }
  await pages()
  expect(refreshed()).toBe(1)
  expect(lines.filter(({ event }) => event.includes('no refresh'))).toHaveLength(1)
  now = 59 * 60_000
  await pages()
  expect(refreshed()).toBe(1)
  now = 60 * 60_000
  host().respond('POST /api/v1/customer/refresh', { body: { data: vanillaCustomer, token: 'new' } })
  expect(valueOf(await client({ memory }).customer.refresh()).token).toBe('new')
  expect(refreshed()).toBe(2)
})

test.for([404, 405])(
  'client R7.01 an answer of %i to refresh is kept, whoever asked',
  async (status) => {
    const memory = createCapabilityCache(() => 0)
    host().respond('POST /api/v1/customer/refresh', { status, body: { message: 'Oops!' } })
    host().respond('GET /api/v1/customer/get', { status: 401, body: { error: 'Oops!' } })
    await client({ memory }).customer.refresh()
    expect(memory.lacks('refresh')).toBe(true)
    expect(await client({ memory }).customer.refresh()).toMatchObject({
      failure: { kind: 'unauthorised' },
    })
    expect(host().requests.map(({ path }) => path.split('/').at(-1))).toEqual([
      'refresh',
      'get',
      'get',
    ])
  },
)

test.for([500, 502, 503])(
  'client R7.01 a host that fails with %i and then answers nobody is not taken for one without refresh',
  async (status) => {
    const memory = createCapabilityCache(() => 0)
    host().respond('POST /api/v1/customer/refresh', { status, body: { message: 'Oops!' } })
    host().respond('GET /api/v1/customer/get', { status, body: { message: 'Oops!' } })
    await client({ memory }).customer.refresh()
    expect(memory.lacks('refresh')).toBe(false)
  },
)

test.for([401, 419])(
  'client R7.01 R4.01 R8.01 only an answer of %i ends the session',
  async (status) => {
    host().respond('POST /api/v1/customer/refresh', { status, body: { error: 'Oops!' } })
    const refreshed = await client().customer.refresh()
    expect(refreshed).toEqual({ ok: false, failure: { kind: 'unauthorised', status } })
    expect(host().requests).toHaveLength(1)
  },
)

test('client R7.01 a host without refresh that knows the token no more ends the session', async () => {
  host().respond('GET /api/v1/customer/get', { status: 401, body: { error: 'Oops!' } })
  const refreshed = await client().customer.refresh()
  expect(refreshed).toMatchObject({ failure: { kind: 'unauthorised' } })
})

test('client R7.01 a host that hangs up logs nobody out', async () => {
  host().respond('POST /api/v1/customer/refresh', { closeConnection: true })
  const refreshed = await client().customer.refresh()
  expect(refreshed).toEqual({ ok: false, failure: { kind: 'unreachable', status: null } })
})

test('client R7.02 login sends the device name and no token, and reads the token', async () => {
  const session = valueOf(await client().customer.login(login))
  expect(session.token).toBe(vanillaToken)
  expect(session.customer.balance).toBeNull()
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/login' })
  expect(sent().json).toEqual({ ...login, device_name: 'Overtone storefront' })
  await client().customer.login({ ...login, remember: false })
  expect(sent().json.remember).toBe(false)
  await client().customer.login(login)
  expect(sent().headers.authorization).toBeUndefined()
})

test('client R7.02 a token under the key refresh is read as well', async () => {
  const body = { data: vanillaCustomer, refresh: '9|abc' }
  host().respond('POST /api/v1/customer/login', { body })
  expect(valueOf(await client().customer.login(login)).token).toBe('9|abc')
})

test('client R7.02 a login without any token is a bad answer', async () => {
  host().respond('POST /api/v1/customer/login', { body: { data: vanillaCustomer } })
  expect(await client().customer.login(login)).toMatchObject({
    failure: { kind: 'invalid-response' },
  })
})

test('client R7.02 a wrong pair is refused as such, whether with 422 or with 401', async () => {
  const wrong = { ...login, password: 'other' }
  const refused = { ok: false, failure: { kind: 'refused', reason: 'credentials_invalid' } }
  expect(await client().customer.login(wrong)).toMatchObject(refused)
  const body = { message: 'Invalid Email or Password' }
  host().respond('POST /api/v1/customer/login', { status: 401, body })
  expect(await client().customer.login(wrong)).toMatchObject(refused)
})

test('client R7.03 logout posts nothing but the token', async () => {
  valueOf(await client().customer.logout())
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/logout', text: '' })
  expect(sent().headers.authorization).toBe(`Bearer ${vanillaToken}`)
})

test('client R7.04 R3.02 register confirms the password with itself and sends no token', async () => {
  const names = { firstName: 'Ann', lastName: 'Bee', username: 'annbee' }
  const account = { email: 'ann@example.com', password: 'a new horse' }
  valueOf(await client().customer.register({ ...names, ...account }))
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/register' })
  expect(sent().headers.authorization).toBeUndefined()
  expect(sent().json).toEqual({
    first_name: 'Ann',
    last_name: 'Bee',
    username: 'annbee',
    ...account,
    password_confirmation: account.password,
  })
})

test('client R7.05 forgot-password posts the address', async () => {
  valueOf(await client().customer.forgotPassword('ann@example.com'))
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/forgot-password' })
  expect(sent().json).toEqual({ email: 'ann@example.com' })
})

test('client R7.05 forgot-password hands over the page to come back to', async () => {
  valueOf(await client().customer.forgotPassword('ann@example.com', '/en/cart'))
  expect(sent().json).toEqual({ email: 'ann@example.com', back_url: '/en/cart' })
})

test('client R7.06 reset-password posts the four fields, and a spent token is refused', async () => {
  const route = 'POST /api/v1/customer/reset-password'
  host().respond(route, { body: { message: 'Your password has been reset.' } })
  const form = { token: 'abc', email: 'ann@example.com', password: 'new password' }
  valueOf(await client().customer.resetPassword(form))
  expect(`${sent().method} ${sent().path}`).toBe(route)
  expect(sent().json).toEqual({ ...form, password_confirmation: 'new password' })
  const text = 'This password reset token is invalid.'
  host().respond(route, { status: 422, body: { message: text, errors: { email: [text] } } })
  expect(await client().customer.resetPassword(form)).toMatchObject({
    failure: { reason: 'reset_token_invalid', messages: [{ field: 'email' }] },
  })
})

test('client R7.07 a contact message goes to its path without the token', async () => {
  host().respond('POST /api/contact/send', { body: { message: 'Your message has been sent' } })
  const { contact } = client()
  const words = { email: 'ann@example.com', theme: 'Order', message: 'Hello' }
  valueOf(await contact.send({ fullName: 'Ann Bee', ...words }))
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/contact/send' })
  expect(sent().json).toEqual({ full_name: 'Ann Bee', ...words })
  expect(sent().headers.authorization).toBeUndefined()
})

test('client a refused connection is told of once a call, and never with a secret', async () => {
  host().respond('POST /api/v1/customer/login', { closeConnection: true })
  await client().customer.login(login)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('correct horse')
  expect(lines[0]).toMatchObject({ level: 'error', fields: { path: '/api/v1/customer/login' } })
})
