import { expect, test } from 'vitest'
import { maxPasskeysPerCustomer } from '#provider/accounts/passkeys/passkeys.rules.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import {
  addPasskey,
  logInWithPasskey,
  passkeysPath,
  startAddingPasskey,
} from '../../support/passkeys.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { storefrontUrl } from '../../support/shops/shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const minutes = 60

async function listPasskeys({ call }: Shop, { token }: Account) {
  const { status, body } = await call(passkeysPath, { token })
  expect(status).toBe(200)
  return body.data
}

test('an added passkey is listed only for its customer', async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const { response } = await addPasskey(provider, ann)
  const passkey = {
    id: 1,
    name: 'My laptop',
    created_at: '2026-03-01T12:00:00.000000Z',
    last_used_at: null,
  }
  expect(response.status).toBe(200)
  expect(response.body.data).toEqual(passkey)
  expect(await listPasskeys(provider, ann)).toEqual([passkey])
  expect(await listPasskeys(provider, bob)).toEqual([])
})

test("the options require a discoverable passkey with user verification for the shop's domain", async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { authenticator } = await addPasskey(provider, ann)
  const { body } = await startAddingPasskey(provider, ann)
  expect(body.data).toMatchObject({
    rp: { id: 'shop.test', name: 'Overtone' },
    user: { name: ann.email, displayName: 'Ann Bee' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: authenticator.id }],
  })
  expect(Buffer.from(body.data.challenge, 'base64url')).toHaveLength(32)
  expect(Buffer.from(body.data.user.id, 'base64url')).toHaveLength(32)
})

test('all passkeys of a customer have the same user handle, which differs by customer', async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  await addPasskey(provider, ann)
  const getUserHandle = async (account: Account) =>
    (await startAddingPasskey(provider, account)).body.data.user.id
  expect(await getUserHandle(ann)).toBe(await getUserHandle(ann))
  expect(await getUserHandle(bob)).not.toBe(await getUserHandle(ann))
})

test('adding a passkey more than ten minutes after the login requires the current password', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  // After the clock was set back, the login seems to be in the future.
  provider.wait(-1)
  expect((await startAddingPasskey(provider, ann)).status).toBe(422)
  provider.wait(10 * minutes)
  expect((await startAddingPasskey(provider, ann)).status).toBe(200)
  provider.wait(1)
  const missing = await startAddingPasskey(provider, ann)
  expect([missing.status, missing.body.reason]).toEqual([422, 'current_password_missing'])
  const wrong = await startAddingPasskey(provider, ann, { current_password: 'a wrong password' })
  expect(wrong.body).toEqual({
    message: 'Current password does not match.',
    reason: 'wrong_password',
  })
  expect(provider.entries.at(-1)).toMatchObject({ event: 'password-check-failed' })
  const right = await startAddingPasskey(provider, ann, { current_password: ann.password })
  expect(right.status).toBe(200)
})

test('a refreshed token does not count as a recent login', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  provider.wait(10 * minutes)
  const refresh = { method: 'POST', token: ann.token }
  const { body } = await provider.call('/api/v1/customer/refresh', refresh)
  const refused = await startAddingPasskey(provider, { ...ann, token: body.token })
  expect(refused.body.reason).toBe('current_password_missing')
})

test.each([
  ['comes from another origin', { origin: 'https://evil.test' }],
  ['comes from a subdomain', { origin: 'http://www.shop.test' }],
  ['is for another domain', { rpId: 'evil.test' }],
  ['is without user verification', { isUserVerified: false }],
  ['is not for a new passkey', { type: 'webauthn.get' }],
])('a new passkey is refused if its response %s', async (_reason, changes) => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { response } = await addPasskey(provider, ann, changes)
  expect([response.status, response.body.reason]).toEqual([422, 'passkey_invalid'])
  expect(provider.entries.at(-1)).toMatchObject({ event: 'passkey-rejected', customerId: ann.id })
  expect(await listPasskeys(provider, ann)).toEqual([])
})

test('a passkey name with invisible characters is refused', async () => {
  const provider = await openShop()
  const { token } = await provider.signUp()
  for (const name of ['My laptop\u202e', 'My\u001b[2J laptop', '\u2066']) {
    const { status, body } = await provider.call(passkeysPath, { token, body: { name } })
    expect([status, body.errors.name]).toEqual([
      422,
      ['The name field contains hidden characters.'],
    ])
  }
})

test('a challenge adds one passkey, only for the customer who requested it, within five minutes', async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const add = async (account: Account, options: Parameters<typeof create>[0]) => {
    const body = { name: 'My laptop', credential: create(options) }
    return (await provider.call(passkeysPath, { body, token: account.token })).status
  }
  const { create } = createAuthenticator(storefrontUrl)
  const first = (await startAddingPasskey(provider, ann)).body.data
  expect(await add(bob, first)).toBe(422)
  expect(await add(ann, first)).toBe(200)
  expect(await add(ann, first)).toBe(422)
  const expiredOptions = (await startAddingPasskey(provider, ann)).body.data
  provider.wait(5 * minutes)
  expect(await add(ann, expiredOptions)).toBe(422)
})

test('a passkey that was already added is refused, also for another customer', async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const { authenticator } = await addPasskey(provider, ann)
  const options = await startAddingPasskey(provider, bob)
  const body = { name: 'Stolen', credential: authenticator.create(options.body.data) }
  const { status } = await provider.call(passkeysPath, { body, token: bob.token })
  expect(status).toBe(422)
  expect(await listPasskeys(provider, ann)).toHaveLength(1)
  expect(await listPasskeys(provider, bob)).toEqual([])
})

test('of the last passkey that is allowed, only one is added, however many were begun', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  for (let count = 1; count < maxPasskeysPerCustomer; count += 1) await addPasskey(provider, ann)
  const authenticator = createAuthenticator(storefrontUrl)
  const begun = await startAddingPasskey(provider, ann)
  const { response } = await addPasskey(provider, ann)
  expect(response.status).toBe(200)
  const body = { name: 'One more', credential: authenticator.create(begun.body.data) }
  const last = await provider.call(passkeysPath, { body, token: ann.token })
  expect([last.status, last.body.reason]).toEqual([422, 'passkeys_too_many'])
})

test('requests for a new passkey are rate limited per customer', async () => {
  const limits = { passkeyAccount: { points: 1, seconds: 60 } }
  const provider = await openShop({ limits })
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  expect((await startAddingPasskey(provider, ann)).status).toBe(200)
  expect((await startAddingPasskey(provider, ann)).status).toBe(429)
  expect((await startAddingPasskey(provider, bob)).status).toBe(200)
})

test('a removed passkey is refused at login, and only its customer can remove it', async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const { authenticator, response } = await addPasskey(provider, ann)
  const path = `${passkeysPath}/${response.body.data.id}`
  const remove = async ({ token }: Account) =>
    (await provider.call(path, { method: 'DELETE', token })).status
  expect(await remove(bob)).toBe(404)
  expect((await logInWithPasskey(provider, authenticator)).response.status).toBe(200)
  expect(await remove(ann)).toBe(200)
  const refused = (await logInWithPasskey(provider, authenticator)).response
  expect([refused.status, refused.body.reason]).toEqual([422, 'passkey_invalid'])
  expect(await remove(ann)).toBe(404)
})

test('the security log records added and removed passkeys', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const before = provider.entries.length
  const { response } = await addPasskey(provider, ann)
  const path = `${passkeysPath}/${response.body.data.id}`
  await provider.call(path, { method: 'DELETE', token: ann.token })
  const entry = { level: 'info', customerId: ann.id, address: 'unknown' }
  expect(provider.entries.slice(before)).toEqual([
    { ...entry, event: 'passkey-added' },
    { ...entry, event: 'passkey-removed' },
  ])
})
