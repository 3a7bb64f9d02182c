import { expect, test } from 'vitest'
import { startAddingPasskey } from '../../support/passkeys.ts'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const limitOfTwo = { points: 2, seconds: 900 }
const passwords = { password: 'long enough', password_confirmation: 'long enough' }

type Call = Awaited<ReturnType<typeof openShop>>['call']

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

test('after many wrong passwords for an account, each address has fewer attempts at it; other accounts are not affected [provider R7.02]', async () => {
  const limits = { loginEverywhere: limitOfTwo, loginUnderAttack: { points: 1, seconds: 900 } }
  const { call } = await openShop({ limits })
  const sendForAnn = createSender(call, 'ann@example.com')
  const sendForBob = createSender(call, 'bob@example.com')
  const statuses = []
  for (const last of [1, 2, 3, 3, 4]) statuses.push(await sendForAnn('login', `192.0.2.${last}`))
  expect(statuses).toEqual([422, 422, 422, 429, 422])
  expect(await sendForBob('login', '192.0.2.3')).toBe(422)
  expect(await sendForBob('login', '192.0.2.3')).toBe(422)
})

test('wrong passwords from many addresses slow down each of them, but not the owner [P8.01]', async () => {
  const { call, signUp } = await openShop({ limits: undefined })
  const ann = await signUp()
  const logInFrom = async (address: string, password: string) => {
    const body = { email: ann.email, password, device_name: 'a test' }
    const headers = { 'x-forwarded-for': address }
    return (await call('/api/v1/customer/login', { body, headers })).status
  }
  const attack = async (address: string) => {
    const statuses = []
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      statuses.push(await logInFrom(address, 'wrong one'))
    }
    return statuses.filter((status) => status !== 429).length
  }
  const checked = []
  for (let last = 1; last <= 9; last += 1) checked.push(await attack(`192.0.2.${last}`))
  expect(checked).toEqual([10, 10, 10, 10, 10, 3, 3, 3, 3])
  expect(await logInFrom('198.51.100.7', 'a typo')).toBe(422)
  expect(await logInFrom('198.51.100.7', ann.password)).toBe(200)
  expect(await logInFrom('198.51.100.8', ann.password)).toBe(200)
  expect(await logInFrom('192.0.2.1', ann.password)).toBe(429)
})

test('a login with the right password does not reset the attempts of other addresses [P8.01]', async () => {
  const limits = { loginEverywhere: limitOfTwo, loginUnderAttack: { points: 1, seconds: 900 } }
  const { call, signUp } = await openShop({ limits })
  const ann = await signUp()
  const send = createSender(call, ann.email)
  for (const last of [1, 2]) await send('login', `192.0.2.${last}`)
  for (const _ of [1, 2]) expect((await logIn(call, ann.email, ann.password)).status).toBe(200)
  expect(await send('login', '192.0.2.3')).toBe(422)
  expect(await send('login', '192.0.2.3')).toBe(429)
})

test('reset requests from another address do not lock the owner out [provider R7.05 R7.06]', async () => {
  const limits = { forgotAccount: limitOfTwo, resetAddress: limitOfTwo }
  const { call } = await openShop({ limits })
  const send = createSender(call, 'ann@example.com')
  for (const path of ['forgot-password', 'reset-password'] as const) {
    for (const _ of [1, 2]) await send(path, '192.0.2.1')
    expect([path, await send(path, '192.0.2.1')]).toEqual([path, 429])
    expect([path, await send(path, '192.0.2.2')]).not.toEqual([path, 429])
  }
})

test('reset emails to an account are rate limited across all addresses; other accounts are not affected [provider R7.05]', async () => {
  const { call, signUp, mails } = await openShop({ limits: { forgotRecipient: limitOfTwo } })
  const [ann, bob] = [await signUp(), await signUp()]
  const send = createSender(call, ann.email)
  for (const last of [1, 2, 3, 4]) {
    expect(await send('forgot-password', `192.0.2.${last}`)).toBe(200)
  }
  expect(await createSender(call, bob.email)('forgot-password', '192.0.2.4')).toBe(200)
  expect(mails.map((mail) => mail.to)).toEqual([ann.email, ann.email, bob.email])
})

test('strangers who request and guess resets do not prevent the owner from setting a new password [P8.01]', async () => {
  const { call, signUp, mails } = await openShop({ limits: undefined })
  const ann = await signUp()
  const send = createSender(call, ann.email)
  for (let last = 1; last <= 120; last += 1) {
    await send('forgot-password', `192.0.2.${last}`)
    expect(await send('reset-password', `192.0.2.${last}`)).toBe(422)
  }
  expect(await send('forgot-password', '198.51.100.7')).toBe(200)
  const reset = async (password: string) => {
    const link = new URL(/https?:\/\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
    const token = link.searchParams.get('token')
    const body = { email: ann.email, token, password, password_confirmation: password }
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    return (await call('/api/v1/customer/reset-password', { body, headers })).status
  }
  expect(await reset('a brand new one')).toBe(200)
  // A used link works only once, so the next request sends another one.
  expect(await send('forgot-password', '198.51.100.7')).toBe(200)
  expect(await reset('yet another one')).toBe(200)
})

test('password attempts with a stolen session are rate limited [provider R7.20 R3.04]', async () => {
  const { call, signUp } = await openShop({ limits: { passwordAccount: limitOfTwo } })
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

test('the right password ends the count of wrong ones [R3.04]', async () => {
  const shop = await openShop({ limits: { passwordAccount: limitOfTwo } })
  const ann = await shop.signUp()
  shop.wait(600)
  const reasons = []
  for (const entered of ['a guess', ann.password, 'a guess', ann.password]) {
    const { body } = await startAddingPasskey(shop, ann, { current_password: entered })
    reasons.push(body.reason)
  }
  expect(reasons).toEqual(['wrong_password', undefined, 'wrong_password', undefined])
})

test('IPv6 addresses with the same /64 prefix count as one address [provider R7.02]', async () => {
  const { call } = await openShop({ limits: { loginAddress: limitOfTwo } })
  const send = createSender(call, 'ann@example.com')
  const sameNetwork = ['2001:db8:0:7::1', '2001:db8::7:a:b:c:d', '2001:0DB8:0:0007:ffff::']
  const statuses = []
  for (const address of sameNetwork) statuses.push(await send('login', address))
  expect(statuses).toEqual([422, 422, 429])
  expect(await send('login', '2001:db8:0:8::1')).toBe(422)
})

test('the networks of one IPv6 site together have 16 times the limit of one network [provider R7.02]', async () => {
  const { call } = await openShop({ limits: { loginAddress: limitOfTwo } })
  const send = createSender(call, 'ann@example.com')
  const statuses = new Set<number>()
  for (let network = 1; network <= 32; network += 1) {
    statuses.add(await send('login', `[2001:db8:0:${network.toString(16)}::1]:${network}`))
  }
  expect([...statuses]).toEqual([422])
  expect(await send('login', '2001:db8:0:ff::1')).toBe(429)
  expect(await send('login', '2001:db8:1:ff::1')).toBe(422)
})
