import { expect, test } from 'vitest'
import { createCapabilities } from '#app/provider/capabilities.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import { vanillaToken } from '../support/network/vanilla-routes.ts'
import { vanillaCustomer } from '../support/network/vanilla-bodies.ts'

const { client, host, lines, sent } = useVanillaHost()

const loginForm = { email: 'ann@example.com', password: 'correct horse', remember: true }

function unwrap<TValue>(outcome: Outcome<TValue>): TValue {
  if (!outcome.ok) throw new Error(`the call failed: ${outcome.failure.kind}`)
  return outcome.value
}

test('refresh posts the token and returns the new one [client R7.01]', async () => {
  const body = { data: vanillaCustomer, token: 'new token' }
  host().respond('POST /api/v1/customer/refresh', { body })
  const session = unwrap(await client().customer.refresh())
  expect(session).toMatchObject({ token: 'new token', customer: { id: 5, firstName: 'Ann' } })
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/refresh' })
  expect(sent().json).toEqual({ token: vanillaToken })
  expect(sent().headers.authorization).toBe(`Bearer ${vanillaToken}`)
})

test('refresh without a new token returns the old one [client R7.01]', async () => {
  host().respond('POST /api/v1/customer/refresh', { body: { data: vanillaCustomer } })
  expect(unwrap(await client().customer.refresh()).token).toBe(vanillaToken)
})

test.for([404, 405, 500, 503])(
  'if refresh fails with %i, the customer is fetched and the token is kept [client R7.01 R4.01]',
  async (status) => {
    host().respond('POST /api/v1/customer/refresh', { status, body: { message: 'Oops!' } })
    const session = unwrap(await client().customer.refresh())
    expect(session).toMatchObject({ token: vanillaToken, customer: { email: 'ann@example.com' } })
    // The refresh is not retried, because its response was not lost.
    expect(host().requests.map(({ path }) => path)).toEqual([
      '/api/v1/customer/refresh',
      '/api/v1/customer/get',
    ])
  },
)

test('a provider without refresh never gets a refresh request, and the token is kept [client R7.01 R4.01 P7.02]', async () => {
  const capabilities = createCapabilities([])
  const session = unwrap(await client({ capabilities }).customer.refresh())
  expect(session).toMatchObject({ token: vanillaToken, customer: { id: 5 } })
  expect(host().requests.map(({ path }) => path)).toEqual(['/api/v1/customer/get'])
})

test.for([404, 405, 500, 502, 503])(
  'refresh is requested again after any number of failures with %i [client R7.01 P7.07]',
  async (status) => {
    const route = 'POST /api/v1/customer/refresh'
    host().respond(route, { status, body: { message: 'Oops!' } })
    for (let attempt = 0; attempt < 5; attempt += 1) await client().customer.refresh()
    host().respond(route, { body: { data: vanillaCustomer, token: 'new' } })
    expect(unwrap(await client().customer.refresh()).token).toBe('new')
  },
)

test.for([401, 419])('status %i ends the session [client R7.01 R4.01 R8.01]', async (status) => {
  host().respond('POST /api/v1/customer/refresh', { status, body: { error: 'Oops!' } })
  const refreshed = await client().customer.refresh()
  expect(refreshed).toEqual({ ok: false, failure: { kind: 'unauthorised', status } })
  expect(host().requests).toHaveLength(1)
})

test('if refresh is unsupported, an unknown token ends the session [client R7.01]', async () => {
  host().respond('GET /api/v1/customer/get', { status: 401, body: { error: 'Oops!' } })
  const refreshed = await client().customer.refresh()
  expect(refreshed).toMatchObject({ failure: { kind: 'unauthorised' } })
})

test('a dropped connection does not end the session [client R7.01]', async () => {
  host().respond('POST /api/v1/customer/refresh', { closeConnection: true })
  const refreshed = await client().customer.refresh()
  expect(refreshed).toEqual({ ok: false, failure: { kind: 'unreachable', status: null } })
})

test.each([
  ['dropped', { closeConnection: true }],
  ['truncated', { body: '{"data":' }],
  ['of the wrong type', { body: { data: 7 } }],
])('a refresh whose response is %s is repeated once [P7.07]', async (_how, lost) => {
  let attempts = 0
  host().respond('POST /api/v1/customer/refresh', () => {
    attempts += 1
    return attempts === 1 ? lost : { body: { data: vanillaCustomer, token: 'new' } }
  })
  expect(unwrap(await client().customer.refresh()).token).toBe('new')
  expect(attempts).toBe(2)
})

test('login sends the device name and the previous token, but no Authorization header, and returns a token [client R7.02]', async () => {
  const session = unwrap(await client().customer.login(loginForm))
  expect(session.token).toBe(vanillaToken)
  expect(session.customer.balance).toBeNull()
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/login' })
  const body = { ...loginForm, device_name: 'Storefront' }
  expect(sent().json).toEqual({ ...body, previous_token: vanillaToken })
  await client({ token: null }).customer.login(loginForm)
  expect(sent().json).toEqual(body)
  await client().customer.login({ ...loginForm, remember: false })
  expect(sent().json.remember).toBe(false)
  await client().customer.login(loginForm)
  expect(sent().headers.authorization).toBeUndefined()
})

test('a token under the key refresh is accepted [client R7.02]', async () => {
  const body = { data: vanillaCustomer, refresh: '9|abc' }
  host().respond('POST /api/v1/customer/login', { body })
  expect(unwrap(await client().customer.login(loginForm)).token).toBe('9|abc')
})

test('a login response without a token is invalid [client R7.02]', async () => {
  host().respond('POST /api/v1/customer/login', { body: { data: vanillaCustomer } })
  expect(await client().customer.login(loginForm)).toMatchObject({
    failure: { kind: 'invalid-response' },
  })
})

test('wrong credentials are a refusal, whether the status is 422 or 401 [client R7.02]', async () => {
  const wrong = { ...loginForm, password: 'other' }
  const refused = { ok: false, failure: { kind: 'refused', reason: 'credentials_invalid' } }
  expect(await client().customer.login(wrong)).toMatchObject(refused)
  const body = { message: 'Invalid Email or Password' }
  host().respond('POST /api/v1/customer/login', { status: 401, body })
  expect(await client().customer.login(wrong)).toMatchObject(refused)
})

test('logout posts nothing but the token [client R7.03]', async () => {
  unwrap(await client().customer.logout())
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/logout', text: '' })
  expect(sent().headers.authorization).toBe(`Bearer ${vanillaToken}`)
})

test('registration sends the password again as its confirmation, but no token [client R7.04 R3.02]', async () => {
  const names = { firstName: 'Ann', lastName: 'Bee', username: 'annbee' }
  const account = { email: 'ann@example.com', password: 'a new horse' }
  unwrap(await client().customer.register({ ...names, ...account }))
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

test('forgot-password posts the email address [client R7.05]', async () => {
  unwrap(await client().customer.forgotPassword('ann@example.com'))
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/forgot-password' })
  expect(sent().json).toEqual({ email: 'ann@example.com' })
})

test('forgot-password posts the page to return to [client R7.05]', async () => {
  unwrap(await client().customer.forgotPassword('ann@example.com', '/en/cart'))
  expect(sent().json).toEqual({ email: 'ann@example.com', back_url: '/en/cart' })
})

test('reset-password posts the four fields, and a used token is refused [client R7.06]', async () => {
  const route = 'POST /api/v1/customer/reset-password'
  host().respond(route, { body: { message: 'Your password has been reset.' } })
  const form = { token: 'abc', email: 'ann@example.com', password: 'new password' }
  unwrap(await client().customer.resetPassword(form))
  expect(`${sent().method} ${sent().path}`).toBe(route)
  expect(sent().json).toEqual({ ...form, password_confirmation: 'new password' })
  const text = 'This password reset token is invalid.'
  host().respond(route, { status: 422, body: { message: text, errors: { email: [text] } } })
  expect(await client().customer.resetPassword(form)).toMatchObject({
    failure: { reason: 'reset_token_invalid', messages: [{ field: 'email' }] },
  })
})

test('a contact message is sent without the token [client R7.07]', async () => {
  host().respond('POST /api/contact/send', { body: { message: 'Your message has been sent' } })
  const { contact } = client()
  const words = { email: 'ann@example.com', theme: 'Order', message: 'Hello' }
  unwrap(await contact.send({ fullName: 'Ann Bee', ...words }))
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/contact/send' })
  expect(sent().json).toEqual({ full_name: 'Ann Bee', ...words })
  expect(sent().headers.authorization).toBeUndefined()
})

test('a dropped connection is logged once per request and without secrets', async () => {
  host().respond('POST /api/v1/customer/login', { closeConnection: true })
  await client().customer.login(loginForm)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('correct horse')
  expect(lines[0]).toMatchObject({ level: 'error', fields: { path: '/api/v1/customer/login' } })
})
