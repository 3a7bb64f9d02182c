import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../app/provider-embedded/db/open-database.ts'
import { resetMessages } from '../../app/provider-embedded/texts/reset-messages.ts'
import { logIn, openTestProvider } from '../support/provider.ts'
import type { TestProvider } from '../support/provider.ts'

const registration = {
  first_name: 'Ann',
  last_name: 'Bee',
  username: 'annie',
  email: ' Ann@Example.com ',
  password: 'eight888',
  password_confirmation: 'eight888',
}

test('register creates an account and returns no token [provider R7.04 R3.02]', async () => {
  const { call } = await openTestProvider()
  const { status, body } = await call('/api/v1/customer/register/', { body: registration })
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Your Account has been created successfully.' })
  const login = await logIn(call, 'ann@example.com', 'eight888')
  expect(login.body.data).toMatchObject({
    first_name: 'Ann',
    last_name: 'Bee',
    email: 'ann@example.com',
    username: 'annie',
  })
})

test('an email address can have only one account, even with concurrent registrations [provider R7.04]', async () => {
  const { call } = await openTestProvider()
  const register = () => call('/api/v1/customer/register', { body: registration })
  const responses = await Promise.all([register(), register(), register()])
  expect(responses.map((response) => response.status).sort()).toEqual([200, 422, 422])
  expect((await register()).body).toEqual({
    message: 'The email has already been taken.',
    reason: 'email_taken',
    errors: { email: ['The email has already been taken.'] },
  })
})

test.each([
  [{ password: 'seven77', password_confirmation: 'seven77' }, 'password', 'at least 8 characters'],
  [{ password_confirmation: 'other' }, 'password', 'confirmation does not match'],
  [{ password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }, 'password', '128'],
  [{ email: 'ann' }, 'email', 'valid email address'],
  [{ first_name: ' ' }, 'first_name', 'is required'],
  [{ last_name: undefined }, 'last_name', 'is required'],
])(
  'register refuses %o with an error for its field [provider R7.04]',
  async (change, field, words) => {
    const { call } = await openTestProvider()
    const { status, body } = await call('/api/v1/customer/register', {
      body: { ...registration, ...change },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(body.errors[field][0]).toContain(words)
  },
)

async function requestReset(provider: TestProvider, email: string, locale = 'en') {
  await provider.call('/api/v1/customer/forgot-password', {
    body: { email },
    headers: { 'x-locale': locale },
  })
  const link = /https?:\/\/\S+/.exec(provider.mails.at(-1)?.text ?? '')?.[0] ?? ''
  return { link, token: new URL(link).searchParams.get('token') ?? '' }
}

function resetPassword(
  provider: TestProvider,
  token: string,
  email: string,
  password = 'brand new one',
) {
  return provider.call('/api/v1/customer/reset-password/', {
    body: { token, email, password, password_confirmation: password },
  })
}

test('forgot-password returns the same response for every address, but only customers receive an email [provider R7.05 R4.10]', async () => {
  const { call, signUp, mails } = await openTestProvider()
  const { email } = await signUp()
  const send = (address: string) =>
    call('/api/v1/customer/forgot-password/', { body: { email: address } })
  const unknown = await send('nobody@example.com')
  expect(mails).toEqual([])
  const known = await send(email)
  expect(known.status).toBe(200)
  expect(unknown.status).toBe(200)
  expect(unknown.body).toEqual(known.body)
  expect(mails.map((mail) => mail.to)).toEqual([email])
  expect((await send('not an address')).status).toBe(422)
})

test.each(['en', 'de', 'nl', 'it', 'fr', 'es'] as const)(
  'the reset email in %s links to the page in that language [provider R7.05 R1.03]',
  async (locale) => {
    const provider = await openTestProvider()
    const { email } = await provider.signUp()
    const { link } = await requestReset(provider, email, locale)
    const address = new URL(link)
    expect(address.origin + address.pathname).toBe(`http://shop.test/${locale}/auth/reset`)
    expect(address.searchParams.get('email')).toBe(email)
    expect(provider.mails[0]?.subject).toBe(resetMessages[locale].subject)
    expect(provider.mails[0]?.text).toContain('Ann')
    expect(provider.mails[0]?.text).not.toContain('{name}')
  },
)

test.each([
  ['/de/cart?step=checkout', '/de/cart?step=checkout'],
  ['/en/catalog?search=caf%C3%A9&page=2', '/en/catalog?search=caf%C3%A9&page=2'],
  ['//evil.example/cart', null],
  ['https://evil.example/', null],
  ['/\\evil.example', null],
  ['/en//evil.example', null],
  ['/en/\ncart', null],
  ['en/cart', null],
  [`/en/${'a'.repeat(2000)}`, null],
  [7, null],
  [undefined, null],
])(
  'the reset link contains the return path only if it is valid: %j [provider R7.05]',
  async (given, expected) => {
    const provider = await openTestProvider()
    const { email } = await provider.signUp()
    const { status } = await provider.call('/api/v1/customer/forgot-password', {
      body: { email, back_url: given },
    })
    expect(status).toBe(200)
    const link = /https?:\/\/\S+/.exec(provider.mails.at(-1)?.text ?? '')?.[0] ?? ''
    expect(new URL(link).searchParams.get('backUrl')).toBe(expected)
  },
)

test('a reset token sets the password only once and ends all sessions [provider R7.06]', async () => {
  const provider = await openTestProvider()
  const { email, password, token: session } = await provider.signUp()
  const bob = await provider.signUp()
  const older = await requestReset(provider, email)
  const { token } = await requestReset(provider, email)
  const { status, body } = await resetPassword(provider, token, email)
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Your password has been reset.' })
  expect((await provider.call('/api/v1/customer/get', { token: session })).status).toBe(401)
  expect((await provider.call('/api/v1/customer/get', { token: bob.token })).status).toBe(200)
  expect((await logIn(provider.call, email, password)).status).toBe(422)
  expect((await logIn(provider.call, email, 'brand new one')).status).toBe(200)
  expect((await resetPassword(provider, older.token, email, 'a third password')).status).toBe(422)
  const again = await resetPassword(provider, token, email, 'a third password')
  expect(again.status).toBe(422)
  expect(again.body).toMatchObject({
    reason: 'reset_token_invalid',
    errors: { email: ['This password reset token is invalid.'] },
  })
})

test('a new password in the profile invalidates the reset links sent before [provider R7.06 R7.20]', async () => {
  const provider = await openTestProvider()
  const { email, password, token: session } = await provider.signUp()
  const { token } = await requestReset(provider, email)
  const saved = await provider.call('/api/v1/customer/profile', {
    method: 'PUT',
    token: session,
    body: {
      first_name: 'Ann',
      last_name: 'Bee',
      email,
      gender: 'Other',
      phone: '0001234567',
      current_password: password,
      new_password: 'chosen by the owner',
      new_password_confirmation: 'chosen by the owner',
    },
  })
  expect(saved.status).toBe(200)
  expect((await resetPassword(provider, token, email)).body.reason).toBe('reset_token_invalid')
  expect((await logIn(provider.call, email, 'chosen by the owner')).status).toBe(200)
})

test('a reset token expires after 60 minutes and is valid only for the email address it was sent to [provider R7.06]', async () => {
  const provider = await openTestProvider()
  const ann = await provider.signUp()
  const bob = await provider.signUp()
  const { token } = await requestReset(provider, ann.email)
  expect((await resetPassword(provider, token, bob.email)).status).toBe(422)
  provider.wait(60 * 60)
  expect((await resetPassword(provider, token, ann.email)).status).toBe(422)
  const fresh = await requestReset(provider, ann.email)
  provider.wait(60 * 60 - 1)
  expect((await resetPassword(provider, fresh.token, ann.email)).status).toBe(200)
})

test('reset tokens are stored as hashes [provider R7.06]', async () => {
  const provider = await openTestProvider()
  const { email } = await provider.signUp()
  await provider.call('/api/v1/customer/forgot-password', { body: { email } })
  const { link, token } = await requestReset(provider, email)
  await provider.close()
  const stored = await readFile(join(provider.folder, 'overtone.db'), 'latin1')
  // The token occurs only in the emails of the outbox table, as part of the link.
  expect(stored.split(token).length - 1).toBe(stored.split(link).length - 1)
})

test('a contact message is stored; an invalid one is refused with field errors [provider R7.07 R3.09]', async () => {
  const { call, close, folder } = await openTestProvider()
  const message = { full_name: 'Ann', email: 'ann@example.com', theme: 'Licence', message: 'Hi' }
  const { status, body } = await call('/api/contact/send/', { body: message })
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Your message has been sent' })
  const wrong = await call('/api/contact/send', { body: { email: 'x', theme: 7 } })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['email', 'full_name', 'message', 'theme'])
  expect(wrong.body.message).toContain('(and 3 more errors)')
  await close()
  const db = await openDatabase(folder)
  const stored = await db.selectFrom('contact_messages').selectAll().execute()
  await db.destroy()
  expect(stored).toEqual([expect.objectContaining(message)])
})

test('the outbox page shows emails as plain text and exists only when enabled [provider R7.05]', async () => {
  const open = await openTestProvider({ outbox: true })
  await open.call('/api/v1/customer/register', {
    body: { ...registration, first_name: '<b>Ann</b>' },
  })
  await open.call('/api/v1/customer/forgot-password', { body: { email: 'ann@example.com' } })
  const page = await open.call('/outbox')
  expect(page.status).toBe(200)
  expect(page.body).toContain('&lt;b&gt;Ann')
  expect(page.body).not.toContain('<b>Ann')
  expect(page.body).toContain('/en/auth/reset?token=')
  const closed = await openTestProvider()
  expect((await closed.call('/outbox')).status).toBe(404)
})

test.each(['Ann\n\nPay at once', 'Ann\u0000', 'Ann\u202e', 'See https://elsewhere.example'])(
  'a name that could forge part of an email is refused: %j [provider R7.04 R5.03]',
  async (name) => {
    const { call } = await openTestProvider()
    const { status, body } = await call('/api/v1/customer/register', {
      body: { ...registration, first_name: name, last_name: name },
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      first_name: ['The first name field is invalid.'],
      last_name: ['The last name field is invalid.'],
    })
  },
)
