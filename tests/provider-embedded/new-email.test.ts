import { expect, test } from 'vitest'
import { logIn, openTestProvider } from '../support/provider.ts'

test('provider R7.20 R3.04 a new address asks for the current password', async () => {
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
  expect([missing.status, missing.body.reason]).toEqual([422, 'wrong_password'])
  expect(Object.keys(missing.body.errors)).toEqual(['current_password'])
  expect((await save({ current_password: 'not it' })).body.reason).toBe('wrong_password')
  expect((await logIn(call, email, password)).status).toBe(200)
  expect((await save({ current_password: password })).body.data.email).toBe('new@example.com')
  expect((await logIn(call, email, password)).status).toBe(422)
  expect((await logIn(call, 'new@example.com', password)).status).toBe(200)
  expect((await save({ email: 'NEW@example.com', last_name: 'Cee' })).status).toBe(200)
})
