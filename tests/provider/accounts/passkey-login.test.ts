import { expect, test } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import {
  addPasskey,
  logInWithPasskey,
  passkeyLoginPath,
  passkeysPath,
} from '../../support/passkeys.ts'
import { createCaller } from '../../support/network/caller.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { storefrontUrl } from '../../support/shops/shop.ts'

const minutes = 60
const hours = 3600

test('a login with a passkey returns the customer and a token, like a login with the password', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { authenticator } = await addPasskey(provider, ann)
  const { status, headers, body } = (await logInWithPasskey(provider, authenticator)).response
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(body).toMatchObject({ message: 'Logged in successfully.', refresh: body.token })
  expect(body.data).toMatchObject({ id: ann.id, email: ann.email })
  expect(provider.entries.at(-1)).toMatchObject({ event: 'login', customerId: ann.id })
  const list = await provider.call(passkeysPath, { token: body.token })
  expect(list.body.data[0].last_used_at).toBe('2026-03-01T12:00:00.000000Z')
})

test('a login with a passkey is remembered on request and ends the previous session', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { authenticator } = await addPasskey(provider, ann)
  const fields = { remember: true, previous_token: ann.token }
  const { body } = (await logInWithPasskey(provider, authenticator, {}, fields)).response
  const getStatus = async (token: string) =>
    (await provider.call('/api/v1/customer/get', { token })).status
  expect(await getStatus(ann.token)).toBe(401)
  provider.wait(29 * 24 * hours)
  expect(await getStatus(body.token)).toBe(200)
})

test('a response cannot be replayed', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp())
  const { body, response } = await logInWithPasskey(provider, authenticator)
  expect(response.status).toBe(200)
  const replayed = await provider.call(passkeyLoginPath, { body })
  expect([replayed.status, replayed.body.reason]).toEqual([422, 'passkey_invalid'])
})

test('a response with an invalid signature uses up its challenge', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp())
  const options = await provider.call(`${passkeyLoginPath}/options`, { method: 'POST' })
  const valid = authenticator.use(options.body.data)
  const forged = {
    ...valid,
    response: {
      ...valid.response,
      signature: createAuthenticator(storefrontUrl).use(options.body.data).response.signature,
    },
  }
  for (const credential of [forged, valid]) {
    const body = { credential, device_name: 'a test' }
    expect((await provider.call(passkeyLoginPath, { body })).status).toBe(422)
  }
})

test('a challenge is valid for five minutes', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp())
  const logInAfter = async (seconds: number) => {
    const options = await provider.call(`${passkeyLoginPath}/options`, { method: 'POST' })
    provider.wait(seconds)
    const body = { credential: authenticator.use(options.body.data), device_name: 'a test' }
    return (await provider.call(passkeyLoginPath, { body })).status
  }
  expect(await logInAfter(5 * minutes - 1)).toBe(200)
  expect(await logInAfter(5 * minutes)).toBe(422)
})

test.each([
  ['comes from another origin', { origin: 'https://evil.test' }],
  ['comes from another scheme', { origin: 'https://shop.test' }],
  ['is for another domain', { rpId: 'evil.test' }],
  ['is without user verification', { isUserVerified: false }],
  ['names another user', { userHandle: 'b3RoZXI' }],
  ['claims that the passkey is not synchronized', { isSynchronized: false }],
  ['is not for a login', { type: 'webauthn.create' }],
])('a login is refused if its response %s', async (_reason, changes) => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { authenticator } = await addPasskey(provider, ann)
  const { response } = await logInWithPasskey(provider, authenticator, changes)
  expect([response.status, response.body.reason]).toEqual([422, 'passkey_invalid'])
  expect(provider.entries.at(-1)).toMatchObject({ event: 'login-failed', customerId: ann.id })
})

test('a challenge for a new passkey cannot be used to log in', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { authenticator } = await addPasskey(provider, ann)
  const options = await provider.call(`${passkeysPath}/options`, { body: {}, token: ann.token })
  const body = { credential: authenticator.use(options.body.data), device_name: 'a test' }
  expect((await provider.call(passkeyLoginPath, { body })).status).toBe(422)
})

test('a passkey whose counter does not increase has been copied and is refused', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp(), { counter: 5 })
  const statuses = []
  for (const counter of [6, 6, 5, 7]) {
    const { response } = await logInWithPasskey(provider, authenticator, { counter })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 422, 422, 200])
})

test('of two concurrent logins with the same counter, one is refused', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp(), { counter: 5 })
  const logIn = () => logInWithPasskey(provider, authenticator, { counter: 6 })
  const logins = await Promise.all([logIn(), logIn()])
  expect(logins.map(({ response }) => response.status).toSorted()).toEqual([200, 422])
})

test('a login stores whether the passkey is backed up', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp())
  const { db } = provider
  const isBackedUp = async () =>
    (await db.selectFrom('passkeys').select('backed_up').executeTakeFirst())?.backed_up
  expect(await isBackedUp()).toBe(0)
  await logInWithPasskey(provider, authenticator, { isBackedUp: true })
  expect(await isBackedUp()).toBe(1)
})

test('a disabled account cannot log in with a passkey', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { authenticator } = await addPasskey(provider, ann)
  const { db } = provider
  await db.updateTable('customers').set({ status: 0 }).where('id', '=', ann.id).execute()
  expect((await logInWithPasskey(provider, authenticator)).response.status).toBe(422)
})

test('an unknown passkey is refused, and malformed credentials are a 422', async () => {
  const provider = await openShop()
  const unknown = createAuthenticator(storefrontUrl)
  expect((await logInWithPasskey(provider, unknown)).response.status).toBe(422)
  const { authenticator } = await addPasskey(provider, await provider.signUp())
  const options = await provider.call(`${passkeyLoginPath}/options`, { method: 'POST' })
  const credential = authenticator.use(options.body.data)
  const broken = [
    null,
    {},
    { ...credential, response: {} },
    { ...credential, response: { ...credential.response, clientDataJSON: 'bm8ganNvbg' } },
    { ...credential, response: { ...credential.response, authenticatorData: 'AA' } },
  ]
  for (const value of broken) {
    const body = { credential: value, device_name: 'a test' }
    expect((await provider.call(passkeyLoginPath, { body })).status).toBe(422)
  }
})

test('passkey logins and the requests for their options are rate limited per client address', async () => {
  const limits = {
    passkeyAddress: { points: 2, seconds: 60 },
    loginAddress: { points: 1, seconds: 60 },
  }
  const provider = await openShop({ limits })
  const call = createCaller(provider.fetch)
  const getStatus = async (path: string, address: string, body: object = {}) => {
    const headers = { 'x-forwarded-for': address }
    return (await call(path, { body, headers })).status
  }
  const options = `${passkeyLoginPath}/options`
  const body = {
    credential: createAuthenticator(storefrontUrl).use({ challenge: 'AA' }, { userHandle: 'AA' }),
    device_name: 'a test',
  }
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    statuses.push([
      await getStatus(options, address),
      await getStatus(passkeyLoginPath, address, body),
    ])
  }
  expect(statuses).toEqual([
    [200, 422],
    [200, 429],
    [429, 429],
    [200, 422],
  ])
})

test('used and expired challenges are deleted from the database', async () => {
  const provider = await openShop()
  const { authenticator } = await addPasskey(provider, await provider.signUp())
  const options = () => provider.call(`${passkeyLoginPath}/options`, { method: 'POST' })
  await logInWithPasskey(provider, authenticator)
  await options()
  provider.wait(5 * minutes)
  await options()
  const { db } = provider
  expect(await db.selectFrom('passkey_challenges').select('id').execute()).toHaveLength(1)
})
