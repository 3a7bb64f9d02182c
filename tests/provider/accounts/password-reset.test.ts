import { expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { readStoredText } from '../../support/database/test-database.ts'
import { getTexts } from '#provider/texts/texts.ts'

async function requestReset(provider: Shop, email: string, locale = 'en') {
  await provider.call('/api/v1/customer/forgot-password', {
    body: { email },
    headers: { 'x-locale': locale },
  })
  const link = /https?:\/\/\S+/.exec(provider.mails.at(-1)?.text ?? '')?.[0] ?? ''
  return { link, token: new URL(link).searchParams.get('token') ?? '' }
}

function resetPassword(
  provider: Shop,
  token: string,
  email: string | undefined,
  password = 'brand new one',
) {
  return provider.call('/api/v1/customer/reset-password/', {
    body: { token, email, password, password_confirmation: password },
  })
}

test('forgot-password returns the same response for every address, but only customers receive an email [provider R7.05 R4.10]', async () => {
  const { call, signUp, mails } = await openShop()
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

test("a link in a customer's name does not appear in the reset email [P8.05]", async () => {
  const { call, mails } = await openShop()
  const password = 'a long enough password'
  const passwords = { password, password_confirmation: password }
  const body = { first_name: 'www.evil.test', last_name: 'Bee', email: 'ann@example.com' }
  await call('/api/v1/customer/register', { body: { ...body, ...passwords } })
  await call('/api/v1/customer/forgot-password', { body: { email: body.email } })
  expect(mails.at(-1)?.text).toMatch(/^Hello www\. evil\. test,\n/)
})

test.each(['en', 'de', 'nl', 'it', 'fr', 'es'] as const)(
  'the reset email in %s links to the page in that language [provider R7.05 R1.03]',
  async (locale) => {
    const provider = await openShop()
    const { email } = await provider.signUp()
    const { link } = await requestReset(provider, email, locale)
    const address = new URL(link)
    expect(address.origin + address.pathname).toBe(`http://shop.test/${locale}/auth/reset`)
    // URLs of links end up in proxy logs.
    expect(link).not.toContain('example')
    expect(provider.mails[0]?.subject).toBe(
      getTexts({}, locale).mail_reset_subject({ shop: 'Overtone' }),
    )
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
    const provider = await openShop()
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
  const provider = await openShop()
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
  const provider = await openShop()
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

test('a new email address invalidates the reset links sent to the earlier one', async () => {
  const provider = await openShop()
  const { email, password, token: session } = await provider.signUp()
  const { token } = await requestReset(provider, email)
  const saved = await provider.call('/api/v1/customer/profile', {
    method: 'PUT',
    token: session,
    body: {
      first_name: 'Ann',
      last_name: 'Bee',
      email: 'new@example.com',
      gender: 'Other',
      phone: '0001234567',
      current_password: password,
    },
  })
  expect(saved.status).toBe(200)
  const link = /token=([\w-]+)/.exec(provider.verifications.at(-1)?.text ?? '')?.[1]
  await provider.call('/api/v1/customer/email/verify', { body: { token: link } })
  const reset = await resetPassword(provider, token, 'new@example.com')
  expect(reset.body.reason).toBe('reset_token_invalid')
})

test('a reset token is valid without the email address that older links contain [provider R7.06]', async () => {
  const provider = await openShop()
  const { email } = await provider.signUp()
  const { token } = await requestReset(provider, email)
  expect((await resetPassword(provider, token, undefined)).status).toBe(200)
  expect((await logIn(provider.call, email, 'brand new one')).status).toBe(200)
})

test('a reset token expires after 60 minutes and is valid only for the email address it was sent to [provider R7.06]', async () => {
  const provider = await openShop()
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
  const provider = await openShop()
  const { email } = await provider.signUp()
  await provider.call('/api/v1/customer/forgot-password', { body: { email } })
  const { link, token } = await requestReset(provider, email)
  await provider.close()
  const stored = await readStoredText(provider.folder)
  // The token occurs only in the outbox table, as part of the emailed link.
  const count = (text: string) => stored.split(text).length - 1
  expect(count(token)).toBe(count(link))
})

/** Returns the reset emails on the outbox page, newest first. */
async function readOutbox(provider: Shop): Promise<string[]> {
  const { body } = await provider.call('/outbox')
  const texts: string[] = [...String(body).matchAll(/<pre>([^]*?)<\/pre>/g)].map(
    ([, text]) => text ?? '',
  )
  return texts.filter((text) => text.includes('/auth/reset'))
}

test('the outbox no longer contains a reset link once it has been used or has expired [provider R7.05]', async () => {
  const provider = await openShop({ mayReadOutbox: () => true })
  const { email } = await provider.signUp()
  const first = await requestReset(provider, email)
  const second = await requestReset(provider, email)
  for (const text of await readOutbox(provider)) expect(text).toMatch(/auth\/reset\?token=/)
  expect((await resetPassword(provider, first.token, email)).status).toBe(200)
  for (const text of await readOutbox(provider)) expect(text).toContain('/auth/reset?[hidden]')
  // What was sent is not given up, although its link is no longer valid.
  const states = await provider.db.selectFrom('outbox').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'stored' }])
  const third = await requestReset(provider, email)
  const texts = (await readOutbox(provider)).join()
  expect(texts).toContain(third.token)
  expect(texts).not.toContain(second.token)
  provider.wait(3601)
  expect((await readOutbox(provider)).join()).not.toContain(third.token)
})
