import { expect, test } from 'vitest'
import { openTestProvider } from '../support/provider.ts'

const two = { points: 2, seconds: 900 }
const passwords = { password: 'long enough', password_confirmation: 'long enough' }

type Call = Awaited<ReturnType<typeof openTestProvider>>['call']

function askFrom(call: Call, email: string) {
  const bodies = {
    login: { email, password: 'wrong one', device_name: 'a test' },
    'forgot-password': { email },
    'reset-password': { token: 'x', email, ...passwords },
  }
  return async (path: keyof typeof bodies, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await call(`/api/v1/customer/${path}`, { body: bodies[path], headers })
    return answer.status
  }
}

test('provider R7.02 guesses at one account from many addresses wait, those at others do not', async () => {
  const { call } = await openTestProvider({ limits: { loginEverywhere: two } })
  const atAnn = askFrom(call, 'ann@example.com')
  const atBob = askFrom(call, 'bob@example.com')
  const statuses = []
  for (const last of [1, 2, 3]) statuses.push(await atAnn('login', `192.0.2.${last}`))
  expect(statuses).toEqual([422, 422, 429])
  expect(await atBob('login', '192.0.2.3')).toBe(422)
})

test('provider R7.05 R7.06 a stranger who asks for links keeps nobody from their own', async () => {
  const limits = { forgotAccount: two, resetAccount: two }
  const { call } = await openTestProvider({ limits })
  const ask = askFrom(call, 'ann@example.com')
  for (const path of ['forgot-password', 'reset-password'] as const) {
    for (const _ of [1, 2]) await ask(path, '192.0.2.1')
    expect([path, await ask(path, '192.0.2.1')]).toEqual([path, 429])
    expect([path, await ask(path, '192.0.2.2')]).not.toEqual([path, 429])
  }
})

test('provider R7.02 the addresses of one IPv6 household are counted as one', async () => {
  const { call } = await openTestProvider({ limits: { loginAddress: two } })
  const ask = askFrom(call, 'ann@example.com')
  const household = ['2001:db8:0:7::1', '2001:db8::7:a:b:c:d', '2001:0DB8:0:0007:ffff::']
  const statuses = []
  for (const address of household) statuses.push(await ask('login', address))
  expect(statuses).toEqual([422, 422, 429])
  expect(await ask('login', '2001:db8:0:8::1')).toBe(422)
})
