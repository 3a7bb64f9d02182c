import { expect, test } from 'vitest'
import { addPasskey, logInWithPasskey, passkeysPath } from '../../support/passkeys.ts'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const hours = 3600

/** Requests a reset link; returns functions that call its routes with its token. */
async function requestReset(provider: Shop, email: string) {
  await provider.call('/api/v1/customer/forgot-password', { body: { email } })
  const token = /token=([\w-]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1]
  const password = 'a whole new password'
  const passwords = { password, password_confirmation: password }
  const path = '/api/v1/customer/reset-password'
  return {
    check: () => provider.call(`${path}/check`, { body: { token } }),
    reset: (keep: readonly number[] = []) =>
      provider.call(path, { body: { token, ...passwords, keep_passkeys: keep } }),
  }
}

test('a password reset ends the sessions and removes the passkeys, except those named to be kept [P4.09]', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const link = /token=([\w-]+)/.exec(provider.verifications.at(-1)?.text ?? '')?.[1]
  await provider.call('/api/v1/customer/email/verify', { body: { token: link } })
  const { authenticator: lostPasskey } = await addPasskey(provider, ann)
  const { authenticator: keptPasskey, response } = await addPasskey(provider, ann)
  const { check, reset } = await requestReset(provider, ann.email)
  const { data } = (await check()).body
  expect(data.email).toBe(ann.email)
  expect(data.passkeys).toHaveLength(2)
  expect((await reset([response.body.data.id])).status).toBe(200)
  expect((await provider.call('/api/v1/customer/get', { token: ann.token })).status).toBe(401)
  expect((await logInWithPasskey(provider, lostPasskey)).response.status).toBe(422)
  expect((await logInWithPasskey(provider, keptPasskey)).response.status).toBe(200)
  expect((await check()).body.reason).toBe('reset_token_invalid')
  expect(provider.mails.at(-1)?.subject).toBe('Your password for Overtone has changed')
})

test('a passkey added before email verification is not offered and is removed by a reset, which verifies the address [P4.09]', async () => {
  const provider = await openShop()
  const stranger = await provider.signUp()
  const { authenticator, response } = await addPasskey(provider, stranger)
  provider.wait(hours)
  const { check, reset } = await requestReset(provider, stranger.email)
  expect((await check()).body.data.passkeys).toEqual([])
  expect((await reset([response.body.data.id])).status).toBe(200)
  expect((await logInWithPasskey(provider, authenticator)).response.status).toBe(422)
  const { body } = await logIn(provider.call, stranger.email, 'a whole new password')
  expect(body.data.email_verified).toBe(true)
})

test('added and removed passkeys are announced by email with their names [P4.09]', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { response } = await addPasskey(provider, ann)
  const path = `${passkeysPath}/${response.body.data.id}`
  await provider.call(path, { method: 'DELETE', token: ann.token })
  expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ann.email, 'New passkey for Overtone'],
    [ann.email, 'Passkey removed from Overtone'],
  ])
  for (const { text } of provider.mails) expect(text).toContain('“My laptop”')
})
