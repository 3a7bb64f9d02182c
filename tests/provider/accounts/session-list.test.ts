import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const path = '/api/v1/customer/sessions'
const minutes = 60
const hours = 3600

async function logInFrom({ call }: Shop, account: Account, device_name: string) {
  const { email, password } = account
  const { body } = await call('/api/v1/customer/login', { body: { email, password, device_name } })
  return { ...account, token: String(body.token) }
}

async function listSessions({ call }: Shop, { token }: Account) {
  const { status, body } = await call(path, { token })
  expect(status).toBe(200)
  return body.data
}

async function getStatus({ call }: Shop, { token }: Account): Promise<number> {
  return (await call('/api/v1/customer/get', { token })).status
}

test("the list contains the customer's sessions, most recently used first, and marks the current one", async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  await provider.signUp()
  provider.wait(hours)
  const phone = await logInFrom(provider, ann, 'Safari, iPhone')
  const sessions = await listSessions(provider, phone)
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      device_name: 'Safari, iPhone',
      created_at: '2026-03-01T13:00:00.000000Z',
      last_used_at: '2026-03-01T13:00:00.000000Z',
      is_current: true,
    },
    {
      id: expect.any(String),
      device_name: 'a test',
      created_at: '2026-03-01T12:00:00.000000Z',
      last_used_at: '2026-03-01T12:00:00.000000Z',
      is_current: false,
    },
  ])
  expect(JSON.stringify(sessions)).not.toContain(phone.token.split('|')[1])
})

test('a refreshed token belongs to the same session, with its name and login time', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const [before] = await listSessions(provider, ann)
  provider.wait(hours)
  const refresh = { method: 'POST', token: ann.token }
  const { body } = await provider.call('/api/v1/customer/refresh', refresh)
  const after = await listSessions(provider, { ...ann, token: body.token })
  expect(after).toEqual([{ ...before, last_used_at: '2026-03-01T13:00:00.000000Z' }])
})

test('the last use of a session is recorded with a precision of five minutes', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const getLastUse = async () => (await listSessions(provider, ann))[0].last_used_at
  provider.wait(5 * minutes)
  expect(await getLastUse()).toBe('2026-03-01T12:00:00.000000Z')
  provider.wait(1)
  expect(await getLastUse()).toBe('2026-03-01T12:05:01.000000Z')
})

test('the list contains no expired session', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  provider.wait(11 * hours)
  const later = await logInFrom(provider, ann, 'Firefox, Windows')
  provider.wait(2 * hours)
  const sessions = await listSessions(provider, later)
  expect(sessions).toHaveLength(1)
  expect(sessions[0].device_name).toBe('Firefox, Windows')
})

test('ending a session rejects the next request with any of its tokens, but ends no other session', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  const phone = await logInFrom(provider, ann, 'Safari, iPhone')
  const refresh = { method: 'POST', token: phone.token }
  const { body } = await provider.call('/api/v1/customer/refresh', refresh)
  const [listed] = (await listSessions(provider, ann)).filter(
    (session: { is_current: boolean }) => !session.is_current,
  )
  const ended = await provider.call(`${path}/${listed.id}`, { method: 'DELETE', token: ann.token })
  expect(ended.status).toBe(200)
  expect(await getStatus(provider, phone)).toBe(401)
  expect(await getStatus(provider, { ...phone, token: body.token })).toBe(401)
  expect(await getStatus(provider, ann)).toBe(200)
})

test('a session that is unknown or belongs to somebody else is a 404 and stays valid', async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const [{ id }] = await listSessions(provider, bob)
  for (const other of [id, 'unknown', '%00']) {
    const call = { method: 'DELETE', token: ann.token }
    expect((await provider.call(`${path}/${other}`, call)).status).toBe(404)
  }
  expect(await getStatus(provider, bob)).toBe(200)
})

test("ending all other sessions keeps the current one and other customers' sessions", async () => {
  const provider = await openShop()
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const phone = await logInFrom(provider, ann, 'Safari, iPhone')
  const tablet = await logInFrom(provider, ann, 'Safari, iPad')
  const { status } = await provider.call(path, { method: 'DELETE', token: phone.token })
  expect(status).toBe(200)
  expect(await getStatus(provider, phone)).toBe(200)
  expect(await getStatus(provider, bob)).toBe(200)
  expect(await getStatus(provider, ann)).toBe(401)
  expect(await getStatus(provider, tablet)).toBe(401)
})

test('the security log records which customer ended sessions', async () => {
  const provider = await openShop()
  const ann = await provider.signUp()
  await logInFrom(provider, ann, 'Safari, iPhone')
  const sessions = await listSessions(provider, ann)
  const { id } = sessions.find((session: { is_current: boolean }) => !session.is_current)
  const before = provider.entries.length
  await provider.call(`${path}/${id}`, { method: 'DELETE', token: ann.token })
  await provider.call(path, { method: 'DELETE', token: ann.token })
  const entry = { level: 'info', customerId: ann.id, address: 'unknown' }
  expect(provider.entries.slice(before)).toEqual([
    { ...entry, event: 'session-ended' },
    { ...entry, event: 'other-sessions-ended' },
  ])
})
