import { beforeEach, describe, expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const newEmail = 'new@example.com'
const emailPath = '/api/v1/customer/email'
const hours = 3600

let provider: Shop
let ann: Account
beforeEach(async () => {
  provider = await openShop()
  ann = await provider.signUp()
})

/** Saves the profile with the new address and the current password. */
function save(changes: object = {}, { token, password } = ann) {
  const names = { first_name: 'Ann', last_name: 'Bee', gender: 'Other', phone: '0001234567' }
  const body = { ...names, email: newEmail, current_password: password, ...changes }
  return provider.call('/api/v1/customer/profile', { method: 'PUT', token, body })
}

/** Returns the token of the latest link. */
function readToken(): string {
  const link = /https?:\/\/\S+/.exec(provider.verifications.at(-1)?.text ?? '')?.[0] ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

const verify = (token = readToken()) => provider.call(`${emailPath}/verify`, { body: { token } })
const readState = async () => (await provider.call(emailPath, { token: ann.token })).body.data
const canLogIn = async (email: string, password = ann.password) =>
  (await logIn(provider.call, email, password)).status === 200

describe('a new email address', () => {
  test('requires the current password [provider R7.20 R3.04]', async () => {
    const missing = await save({ current_password: undefined })
    expect([missing.status, missing.body.reason]).toEqual([422, 'current_password_missing'])
    expect(Object.keys(missing.body.errors)).toEqual(['current_password'])
    expect((await save({ current_password: 'not it' })).body.reason).toBe('wrong_password')
    expect(provider.verifications).toHaveLength(1)
    expect((await save({ email: ann.email.toUpperCase(), current_password: '' })).status).toBe(200)
  })

  test('takes effect when its link is opened, and not before [P4.09]', async () => {
    expect((await save()).body.data.email).toBe(ann.email)
    expect(await readState()).toMatchObject({ email: ann.email, pending: { email: newEmail } })
    expect(await canLogIn(newEmail)).toBe(false)
    expect(provider.verifications.at(-1)).toMatchObject({ to: newEmail })
    expect((await verify()).body.data).toEqual({ email: newEmail })
    expect(await readState()).toEqual({ email: newEmail, is_verified: true, pending: null })
    expect([await canLogIn(newEmail), await canLogIn(ann.email)]).toEqual([true, false])
    expect((await verify()).body.reason).toBe('email_link_invalid')
  })

  test('is announced to the old address, both when requested and when it takes effect [P4.09]', async () => {
    await save()
    await verify()
    const notices = provider.mails.filter(({ kind }) => kind === 'account-notice')
    expect(notices.map(({ to, subject }) => [to, subject])).toEqual([
      [ann.email, 'Request to change your email address for Overtone'],
      [ann.email, 'Your email address for Overtone has changed'],
    ])
    for (const { text } of notices) expect(text).toContain(newEmail)
  })

  test('has a link that is valid for a day, and only the latest one is valid [P4.09]', async () => {
    await save()
    const first = readToken()
    await provider.call(`${emailPath}/send`, { method: 'POST', token: ann.token })
    const second = readToken()
    expect((await verify(first)).status).toBe(422)
    provider.wait(24 * hours)
    expect((await verify(second)).status).toBe(422)
    expect(await canLogIn(ann.email)).toBe(true)
  })

  test('is canceled on request and by a password change [P4.09]', async () => {
    await save()
    await provider.call(`${emailPath}/pending`, { method: 'DELETE', token: ann.token })
    expect((await readState()).pending).toBeNull()
    expect((await verify()).status).toBe(422)
    await save()
    const next = 'another long one'
    await save({ email: ann.email, new_password: next, new_password_confirmation: next })
    expect((await readState()).pending).toBeNull()
    expect((await verify()).status).toBe(422)
  })

  test('is canceled by a password reset [P4.09]', async () => {
    await save()
    const changeLink = readToken()
    await provider.call('/api/v1/customer/forgot-password', { body: { email: ann.email } })
    const link = /https?:\/\/\S+/.exec(provider.mails.at(-1)?.text ?? '')?.[0] ?? ''
    const password = 'another long one'
    const body = { password, password_confirmation: password }
    const token = new URL(link).searchParams.get('token')
    const reset = await provider.call('/api/v1/customer/reset-password', {
      body: { ...body, token },
    })
    expect(reset.status).toBe(200)
    expect((await verify(changeLink)).status).toBe(422)
    expect(await canLogIn(ann.email, password)).toBe(true)
  })

  test('taken by another account gets the same response, and its owner an email without a link [P4.09]', async () => {
    const bob = await provider.signUp()
    const free = await save()
    const freeState = await readState()
    const taken = await save({ email: bob.email })
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual(free.body)
    const pending = { ...freeState.pending, email: bob.email }
    expect(await readState()).toEqual({ ...freeState, pending })
    const mail = provider.verifications.at(-1)
    expect([mail?.to, mail?.subject]).toEqual([
      bob.email,
      'You already have an account with Overtone',
    ])
    expect(mail?.text).not.toContain('token=')
  })

  test('that another account registers in the meantime stays with that account [P4.09]', async () => {
    await save()
    const names = { first_name: 'Bob', last_name: 'Cee', password: 'a long enough password' }
    const body = { ...names, email: newEmail, password_confirmation: names.password }
    const token = readToken()
    expect((await provider.call('/api/v1/customer/register', { body })).status).toBe(200)
    expect((await verify(token)).body.reason).toBe('email_link_invalid')
    expect((await readState()).email).toBe(ann.email)
  })

  test('keeps other sessions; a new password ends them [provider R7.20 R3.04]', async () => {
    const other = (await logIn(provider.call, ann.email, ann.password)).body.token
    const getOtherStatus = async () =>
      (await provider.call('/api/v1/customer/get', { token: other })).status
    const same = { new_password: ann.password, new_password_confirmation: ann.password }
    await save(same)
    await verify()
    expect(await getOtherStatus()).toBe(200)
    const next = 'another long one'
    await save({ new_password: next, new_password_confirmation: next })
    expect(await getOtherStatus()).toBe(401)
  })
})

describe('the address of a new account', () => {
  test('is unverified until the emailed link is opened, which needs no login [P4.09]', async () => {
    const [mail] = provider.verifications
    expect([mail?.to, mail?.subject]).toEqual([
      ann.email,
      'Confirm your email address for Overtone',
    ])
    expect(await readState()).toEqual({ email: ann.email, is_verified: false, pending: null })
    expect((await verify()).status).toBe(200)
    expect(await readState()).toMatchObject({ is_verified: true })
    const { data } = (await provider.call('/api/v1/customer/get', { token: ann.token })).body
    expect(data.email_verified).toBe(true)
    await provider.call(`${emailPath}/send`, { method: 'POST', token: ann.token })
    expect(provider.verifications).toHaveLength(1)
    expect(provider.entries.some(({ event }) => event === 'email-verified')).toBe(true)
  })

  test('is sent another link on request, also after the first one has expired [P4.09]', async () => {
    provider.wait(25 * hours)
    const { body } = await logIn(provider.call, ann.email, ann.password)
    await provider.call(`${emailPath}/send`, { method: 'POST', token: body.token })
    expect(provider.verifications.map(({ to }) => to)).toEqual([ann.email, ann.email])
    expect((await verify()).status).toBe(200)
  })

  test('gets a limited number of links regardless of its +tag, but the accounts are created [P4.09]', async () => {
    const strict = await openShop({
      limits: { verificationRecipient: { points: 2, seconds: hours } },
    })
    for (const tag of ['', '+1', '+2']) {
      const body = {
        first_name: 'Ann',
        last_name: 'Bee',
        email: `victim${tag}@example.com`,
        password: 'a long enough password',
        password_confirmation: 'a long enough password',
      }
      expect((await strict.call('/api/v1/customer/register', { body })).status).toBe(200)
    }
    expect(strict.verifications).toHaveLength(2)
  })
})

test('a password change is announced by email [P4.09]', async () => {
  const next = 'another long one'
  await save({ email: ann.email, new_password: next, new_password_confirmation: next })
  expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ann.email, 'Your password for Overtone has changed'],
  ])
})

describe('the confirmation of an order that went to an unproven address', () => {
  /** Buys a sound, changes the address and opens the link; returns the emails about the order. */
  async function buyAndChangeEmail() {
    const buyer = await provider.signUp(1000)
    await buyer.buy(provider.products.oneShots[0])
    return { email: buyer.email, change: () => changeEmail(buyer) }
  }
  async function changeEmail(buyer: Account) {
    await save({}, buyer)
    await verify()
    return provider.mails.filter(({ kind }) => kind === 'order-receipt')
  }

  test('is sent again to the one that is proven [P4.09]', async () => {
    const { email, change } = await buyAndChangeEmail()
    const [first, second, ...others] = await change()
    expect([first?.to, second?.to, others]).toEqual([email, newEmail, []])
    expect(second?.text).toBe(first?.text)
  })

  test('is not, if the address was proven before [P4.09]', async () => {
    const { email, change } = await buyAndChangeEmail()
    await verify()
    expect((await change()).map(({ to }) => to)).toEqual([email])
  })
})
