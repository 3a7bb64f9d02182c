import { expect, test } from 'vitest'
import { hashPassword } from '#provider/accounts/passwords/password-hash.ts'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const refusedPasswords = [
  'password',
  'PassWord1',
  '12345678',
  'iloveyou',
  'qwertyuiop',
  'overtone',
  'Overtone2026!',
  'overtone overtone',
  'OvertonePassword',
]

const refusal = (field: string) => {
  const message = `The ${field.replace('_', ' ')} field is too common.`
  return { message, errors: { [field]: [message] } }
}

function signUpWith(provider: Shop, password: string) {
  const names = { first_name: 'Ann', last_name: 'Bee' }
  const email = 'ann@example.com'
  const body = { ...names, email, password, password_confirmation: password }
  return provider.call('/api/v1/customer/register', { body })
}

function saveProfile(provider: Shop, account: Account, changes: object) {
  const body = {
    first_name: 'Ann',
    last_name: 'Bee',
    email: account.email,
    gender: 'Other',
    phone: '0001234567',
    ...changes,
  }
  return provider.call('/api/v1/customer/profile', { method: 'PUT', token: account.token, body })
}

test.each(refusedPasswords)(
  'sign-up refuses the password %s with an error for its field [P8.02]',
  async (password) => {
    const { status, body } = await signUpWith(await openShop(), password)
    expect(status).toBe(422)
    expect(body).toEqual(refusal('password'))
  },
)

test.each(['overtone with eight more', 'password of my own', 'p4ssw0rd-of-ann'])(
  'sign-up accepts the password %s [P8.02]',
  async (password) => {
    expect((await signUpWith(await openShop(), password)).status).toBe(200)
  },
)

test('a password change refuses a common password and keeps the current one [P8.02]', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { status, body } = await saveProfile(provider, ann, {
    current_password: ann.password,
    new_password: 'sunshine',
    new_password_confirmation: 'sunshine',
  })
  expect(status).toBe(422)
  expect(body).toEqual(refusal('new_password'))
  expect((await logIn(provider.call, ann.email, ann.password)).status).toBe(200)
})

test('a password reset refuses a common password, and its link still works afterwards [P8.02]', async () => {
  const { call, signUp, mails } = await openShop()
  const { email } = await signUp()
  await call('/api/v1/customer/forgot-password', { body: { email } })
  const link = /https?:\/\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  const token = new URL(link).searchParams.get('token')
  const reset = (password: string) =>
    call('/api/v1/customer/reset-password', {
      body: { token, email, password, password_confirmation: password },
    })
  const { status, body } = await reset('football')
  expect(status).toBe(422)
  expect(body).toEqual(refusal('password'))
  expect((await reset('a brand new one')).status).toBe(200)
})

test('an older account with a common password can log in and change its email address [P8.02]', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const { db } = provider
  const password_hash = hashPassword('password', 4)
  await db.updateTable('customers').set({ password_hash }).where('id', '=', ann.id).execute()
  expect((await logIn(provider.call, ann.email, 'password')).status).toBe(200)
  const { status } = await saveProfile(provider, ann, {
    email: 'bee@example.com',
    current_password: 'password',
    new_password: 'password',
    new_password_confirmation: 'password',
  })
  expect(status).toBe(200)
})
