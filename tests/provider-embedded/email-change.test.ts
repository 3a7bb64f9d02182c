import { expect, test } from 'vitest'
import { logIn, openTestProvider } from '../support/provider.ts'

test('changing the email address requires the current password [provider R7.20 R3.04]', async () => {
  const { call, signUp } = await openTestProvider()
  const { token, email, password } = await signUp()
  const save = (more: object) =>
    call('/api/v1/customer/profile', {
      method: 'PUT',
      token,
      body: {
        first_name: 'Ann',
        last_name: 'Bee',
        email: 'new@example.com',
        gender: 'Other',
        phone: '0001234567',
        ...more,
      },
    })
  const missing = await save({})
  expect([missing.status, missing.body.reason]).toEqual([422, 'current_password_missing'])
  expect(Object.keys(missing.body.errors)).toEqual(['current_password'])
  expect((await save({ current_password: 'not it' })).body.reason).toBe('wrong_password')
  expect((await logIn(call, email, password)).status).toBe(200)
  expect((await save({ current_password: password })).body.data.email).toBe('new@example.com')
  expect((await logIn(call, email, password)).status).toBe(422)
  expect((await logIn(call, 'new@example.com', password)).status).toBe(200)
  expect((await save({ email: 'NEW@example.com', last_name: 'Cee' })).status).toBe(200)
})

test('changing the email address keeps other sessions; changing the password ends them [provider R7.20 R3.04]', async () => {
  const { call, signUp } = await openTestProvider()
  const { token, email, password } = await signUp()
  const other = (await logIn(call, email, password)).body.token
  const save = (more: object) =>
    call('/api/v1/customer/profile', {
      method: 'PUT',
      token,
      body: {
        first_name: 'Ann',
        last_name: 'Bee',
        email: 'new@example.com',
        gender: 'Other',
        phone: '0001234567',
        current_password: password,
        ...more,
      },
    })
  const getOtherStatus = async () => (await call('/api/v1/customer/get', { token: other })).status
  expect((await save({})).status).toBe(200)
  expect(await getOtherStatus()).toBe(200)
  const same = { new_password: password, new_password_confirmation: password }
  expect((await save({ ...same, email: 'newer@example.com' })).status).toBe(200)
  expect(await getOtherStatus()).toBe(200)
  expect((await logIn(call, 'newer@example.com', password)).status).toBe(200)
  const changed = {
    new_password: 'another long one',
    new_password_confirmation: 'another long one',
  }
  expect((await save({ ...changed, email: 'newer@example.com' })).status).toBe(200)
  expect(await getOtherStatus()).toBe(401)
})
