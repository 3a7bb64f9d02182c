import { expect, test } from 'vitest'
import { logIn, openTestProvider } from '../support/provider.ts'

const limitOfTwo = { points: 2, seconds: 900 }
const passwords = { password: 'long enough', password_confirmation: 'long enough' }

type Call = Awaited<ReturnType<typeof openTestProvider>>['call']

function createSender(call: Call, email: string) {
  const bodies = {
    login: { email, password: 'wrong one', device_name: 'a test' },
    'forgot-password': { email },
    'reset-password': { token: 'x', email, ...passwords },
  }
  return async (path: keyof typeof bodies, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const response = await call(`/api/v1/customer/${path}`, { body: bodies[path], headers })
    return response.status
  }
}

test('login attempts on an account are limited across all addresses; other accounts are not affected [provider R7.02]', async () => {
  const { call } = await openTestProvider({ limits: { loginEverywhere: limitOfTwo } })
  const sendForAnn = createSender(call, 'ann@example.com')
  const sendForBob = createSender(call, 'bob@example.com')
  const statuses = []
  for (const last of [1, 2, 3]) statuses.push(await sendForAnn('login', `192.0.2.${last}`))
  expect(statuses).toEqual([422, 422, 429])
  expect(await sendForBob('login', '192.0.2.3')).toBe(422)
})

test('reset requests from another address do not lock the owner out [provider R7.05 R7.06]', async () => {
  const limits = { forgotAccount: limitOfTwo, resetAccount: limitOfTwo }
  const { call } = await openTestProvider({ limits })
  const send = createSender(call, 'ann@example.com')
  for (const path of ['forgot-password', 'reset-password'] as const) {
    for (const _ of [1, 2]) await send(path, '192.0.2.1')
    expect([path, await send(path, '192.0.2.1')]).toEqual([path, 429])
    expect([path, await send(path, '192.0.2.2')]).not.toEqual([path, 429])
  }
})

test('reset requests for an account are limited across all addresses; other accounts are not affected [provider R7.05 R7.06]', async () => {
  const limits = { forgotEverywhere: limitOfTwo, resetEverywhere: limitOfTwo }
  const { call } = await openTestProvider({ limits })
  const sendForAnn = createSender(call, 'ann@example.com')
  const sendForBob = createSender(call, 'bob@example.com')
  for (const path of ['forgot-password', 'reset-password'] as const) {
    for (const last of [1, 2]) await sendForAnn(path, `192.0.2.${last}`)
    expect([path, await sendForAnn(path, '192.0.2.3')]).toEqual([path, 429])
    expect([path, await sendForBob(path, '192.0.2.3')]).not.toEqual([path, 429])
  }
})

test('password attempts with a stolen session are limited [provider R7.20 R3.04]', async () => {
  const { call, signUp } = await openTestProvider({ limits: { passwordAccount: limitOfTwo } })
  const { token, email, password } = await signUp()
  const change = async (current: string) => {
    const { status, body } = await call('/api/v1/customer/profile', {
      method: 'PUT',
      token,
      body: {
        first_name: 'Ann',
        last_name: 'Bee',
        email,
        gender: 'Other',
        phone: '0001234567',
        current_password: current,
        new_password: 'another long one',
        new_password_confirmation: 'another long one',
      },
    })
    return [status, body.reason]
  }
  for (const _ of [1, 2]) expect(await change('a guess')).toEqual([200, 'wrong_password'])
  expect(await change(password)).toEqual([429, 'too_many_attempts'])
  expect((await logIn(call, email, password)).status).toBe(200)
})

test('IPv6 addresses with the same /64 prefix count as one address [provider R7.02]', async () => {
  const { call } = await openTestProvider({ limits: { loginAddress: limitOfTwo } })
  const send = createSender(call, 'ann@example.com')
  const household = ['2001:db8:0:7::1', '2001:db8::7:a:b:c:d', '2001:0DB8:0:0007:ffff::']
  const statuses = []
  for (const address of household) statuses.push(await send('login', address))
  expect(statuses).toEqual([422, 422, 429])
  expect(await send('login', '2001:db8:0:8::1')).toBe(422)
})
