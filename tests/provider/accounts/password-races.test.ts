import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const newPassword = 'a brand new password'
/** Slow enough for other requests to run while a password is hashed. */
const passwordCost = 10
const rounds = 8

async function requestResetToken({ call, mails }: Shop, email: string): Promise<string> {
  await call('/api/v1/customer/forgot-password', { body: { email } })
  return /[?&]token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

function resetPassword({ call }: Shop, token: string, email: string) {
  const passwords = { password: newPassword, password_confirmation: newPassword }
  return call('/api/v1/customer/reset-password', { body: { token, email, ...passwords } })
}

function logIn({ call }: Shop, { email }: Account, password: string) {
  return call('/api/v1/customer/login', { body: { email, password, device_name: 'test' } })
}

test('a login with the old password during a reset opens no lasting session', async () => {
  const provider = await openShop({ passwordCost })
  for (let round = 0; round < rounds; round += 1) {
    const account = await provider.signUp()
    const token = await requestResetToken(provider, account.email)
    const [reset, login] = await Promise.all([
      resetPassword(provider, token, account.email),
      logIn(provider, account, account.password),
    ])
    expect(reset.status).toBe(200)
    const session = await provider.call('/api/v1/customer/get', { token: login.body.token })
    expect(session.status).toBe(401)
  }
})

test('a password change with the old password does not undo a concurrent reset', async () => {
  const provider = await openShop({ passwordCost })
  for (let round = 0; round < rounds; round += 1) {
    const account = await provider.signUp()
    const token = await requestResetToken(provider, account.email)
    const password = 'the choice of a stranger'
    const change = {
      first_name: 'Ann',
      last_name: 'Bee',
      email: account.email,
      gender: 'Other',
      phone: '0000000000',
      current_password: account.password,
      new_password: password,
      new_password_confirmation: password,
    }
    const [reset] = await Promise.all([
      resetPassword(provider, token, account.email),
      provider.call('/api/v1/customer/profile', {
        method: 'PUT',
        body: change,
        token: account.token,
      }),
    ])
    // If the change is stored first, it invalidates the reset link.
    const isReset = reset.status === 200
    const [valid, invalid] = isReset ? [newPassword, password] : [password, newPassword]
    expect((await logIn(provider, account, valid)).status).toBe(200)
    expect((await logIn(provider, account, invalid)).status).toBe(422)
  }
})

test('of concurrent resets with the same link, exactly one sets the password', async () => {
  const provider = await openShop()
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await provider.signUp()
    const token = await requestResetToken(provider, email)
    const resets = Array.from({ length: 4 }, () => resetPassword(provider, token, email))
    const statuses = (await Promise.all(resets)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  }
})
