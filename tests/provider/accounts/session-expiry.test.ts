import { expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const hours = 3600

test('a token expires after 12 idle hours, or after 30 idle days if remembered [provider R7.02]', async () => {
  const { call, signUp, wait } = await openShop()
  const ann = await signUp()
  const short = (await logIn(call, ann.email, ann.password)).body.token
  const long = (await logIn(call, ann.email, ann.password, true)).body.token
  const getStatus = async (token: string) => (await call('/api/v1/customer/get', { token })).status
  wait(11 * hours)
  expect(await getStatus(short)).toBe(200)
  wait(11 * hours)
  expect(await getStatus(short)).toBe(200)
  wait(12 * hours + 1)
  expect(await getStatus(short)).toBe(401)
  wait(28 * 24 * hours)
  expect(await getStatus(long)).toBe(200)
  wait(29 * 24 * hours)
  expect(await getStatus(long)).toBe(200)
  wait(30 * 24 * hours + 1)
  expect(await getStatus(long)).toBe(401)
})

test('each use of a token more than five minutes after the last one extends it [provider R7.02]', async () => {
  const { call, signUp, wait } = await openShop()
  const { token } = await signUp()
  const getStatus = async () => (await call('/api/v1/customer/get', { token })).status
  wait(301)
  expect(await getStatus()).toBe(200)
  wait(12 * hours - 1)
  expect(await getStatus()).toBe(200)
})

test('a use of a remembered token more than an hour after the last one extends it [provider R7.02]', async () => {
  const { call, signUp, wait } = await openShop()
  const ann = await signUp()
  const { token } = (await logIn(call, ann.email, ann.password, true)).body
  const getStatus = async () => (await call('/api/v1/customer/get', { token })).status
  wait(hours + 1)
  expect(await getStatus()).toBe(200)
  wait(30 * 24 * hours - 1)
  expect(await getStatus()).toBe(200)
})

test('a token is valid until the moment it expires [provider R7.02]', async () => {
  const { call, signUp, wait } = await openShop()
  const [ann, bob] = [await signUp(), await signUp()]
  const getStatus = async (token: string) => (await call('/api/v1/customer/get', { token })).status
  wait(12 * hours - 0.001)
  expect(await getStatus(ann.token)).toBe(200)
  wait(0.001)
  expect(await getStatus(bob.token)).toBe(401)
})

test('a refreshed token has the lifetime of the previous one [provider R7.01]', async () => {
  const { call, signUp, wait } = await openShop()
  const ann = await signUp()
  const refreshed = async (remember: boolean) => {
    const { token } = (await logIn(call, ann.email, ann.password, remember)).body
    const next = (await call('/api/v1/customer/refresh', { method: 'POST', token })).body.token
    return async () => (await call('/api/v1/customer/get', { token: next })).status
  }
  const [short, long] = [await refreshed(false), await refreshed(true)]
  wait(12 * hours + 1)
  expect(await short()).toBe(401)
  wait(29 * 24 * hours)
  expect(await long()).toBe(200)
  wait(30 * 24 * hours + 1)
  expect(await long()).toBe(401)
})

test('the first use of a new token does not extend an old one that expires sooner [provider R7.01]', async () => {
  const { call, signUp, wait } = await openShop()
  const ann = await signUp()
  const getStatus = async (token: string) => (await call('/api/v1/customer/get', { token })).status
  wait(1)
  const refresh = { method: 'POST', token: ann.token }
  const next = (await call('/api/v1/customer/refresh', refresh)).body.token
  wait(12 * hours - 31)
  expect(await getStatus(next)).toBe(200)
  wait(31)
  expect(await getStatus(ann.token)).toBe(401)
  expect(await getStatus(next)).toBe(200)
})
