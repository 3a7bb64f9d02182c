import { expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const hours = 3600
const days = 24 * hours

async function getStatus({ call }: Shop, token: string): Promise<number> {
  return (await call('/api/v1/customer/get', { token })).status
}

async function refresh({ call }: Shop, token: string): Promise<string> {
  const { status, body } = await call('/api/v1/customer/refresh', { method: 'POST', token })
  expect(status).toBe(200)
  return body.token
}

function logInAgain({ call }: Shop, account: Account, previousToken: unknown) {
  const { email, password } = account
  return call('/api/v1/customer/login', {
    body: { email, password, device_name: 'a test', previous_token: previousToken },
  })
}

async function countTokens({ db }: Shop): Promise<number> {
  return (await db.selectFrom('tokens').select('id').execute()).length
}

test.each([
  { remembered: false, step: 11 * hours, end: 7 * days },
  { remembered: true, step: 29 * days, end: 180 * days },
])(
  'a session ends at its maximum age despite constant use: remembered is $remembered [P8.02]',
  async ({ remembered, step, end }) => {
    const provider = await openShop()
    const ann = await provider.signUp()
    let { token } = (await logIn(provider.call, ann.email, ann.password, remembered)).body
    let age = 0
    for (; age + step < end; age += step) {
      provider.wait(step)
      token = await refresh(provider, token)
      expect(await getStatus(provider, token)).toBe(200)
    }
    provider.wait(end - age - 1)
    expect(await getStatus(provider, token)).toBe(200)
    provider.wait(1)
    expect(await getStatus(provider, token)).toBe(401)
    const expiredResponse = await provider.call('/api/v1/customer/refresh', {
      method: 'POST',
      token,
    })
    expect(expiredResponse.status).toBe(401)
  },
)

test("logging in again ends the browser's previous session, but no other one [P8.02]", async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const elsewhere = (await logIn(provider.call, ann.email, ann.password)).body.token
  const next = await refresh(provider, ann.token)
  const { status, body } = await logInAgain(provider, ann, ann.token)
  expect(status).toBe(200)
  expect(await getStatus(provider, body.token)).toBe(200)
  expect(await getStatus(provider, elsewhere)).toBe(200)
  expect(await getStatus(provider, ann.token)).toBe(401)
  expect(await getStatus(provider, next)).toBe(401)
})

test("logging in as somebody else ends the browser's previous session too [P8.02]", async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  expect((await logInAgain(provider, bob, ann.token)).status).toBe(200)
  expect(await getStatus(provider, ann.token)).toBe(401)
})

test('a failed login does not end the previous session', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const wrong = await logInAgain(provider, { ...ann, password: 'wrong one' }, ann.token)
  expect(wrong.status).toBe(422)
  expect(await getStatus(provider, ann.token)).toBe(200)
})

test.each(['x', '1|x', 7, null, `1|${'a'.repeat(48)}`])(
  'a login with the invalid previous token %j starts a session and ends none',
  async (previousToken) => {
    const provider = await openShop()
    const ann = await provider.signUp()
    expect((await logInAgain(provider, ann, previousToken)).status).toBe(200)
    expect(await getStatus(provider, ann.token)).toBe(200)
  },
)

test('a token refreshed repeatedly stays valid and leaves at most 21 tokens', async () => {
  const provider = await openShop()
  const { token } = await provider.signUp()
  let newest = token
  for (let count = 0; count < 300; count += 1) newest = await refresh(provider, token)
  expect(await countTokens(provider)).toBeLessThanOrEqual(21)
  expect(await getStatus(provider, newest)).toBe(200)
  expect(await getStatus(provider, token)).toBe(200)
})

test('a customer has at most 50 sessions; another login ends the oldest one', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const tokens = [ann.token]
  for (let count = 1; count <= 50; count += 1) {
    provider.wait(1)
    tokens.push((await logIn(provider.call, ann.email, ann.password)).body.token)
  }
  const statuses = []
  for (const token of tokens) statuses.push(await getStatus(provider, token))
  expect(statuses).toEqual([401, ...Array.from({ length: 50 }, () => 200)])
  expect(await countTokens(provider)).toBe(50)
})
