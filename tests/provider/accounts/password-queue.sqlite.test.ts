import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

/** Slow enough for other requests to run while a password is hashed. */
const passwordCost = 9

function logInFrom({ call }: Shop, address: string) {
  const body = { email: 'nobody@example.com', password: 'a guess', device_name: 'test' }
  return call('/api/v1/customer/login', { body, headers: { 'x-forwarded-for': address } })
}

test('a file is served while passwords are waiting to be hashed', async () => {
  const provider = await openShop({ sells: 'catalogue', passwordCost })
  let responseCount = 0
  const logins = Array.from({ length: 10 }, async () => {
    const { status } = await logInFrom(provider, '192.0.2.1')
    responseCount += 1
    return status
  })
  const files = readdirSync(join(provider.catalogueDir, 'files'))
  const preview = files.find((name) => name.endsWith('.mp3'))
  const before = responseCount
  expect((await provider.call(`/files/${preview}`)).status).toBe(200)
  expect(responseCount - before).toBeLessThan(10)
  expect(new Set(await Promise.all(logins))).toEqual(new Set([422]))
})

test('passwords beyond the queue are refused with a retry time, and one address can fill only half of it', async () => {
  const limits = { loginAddress: { points: 12, seconds: 3600 } }
  const provider = await openShop({ passwordCost, limits })
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  const logins = addresses.flatMap((address) =>
    Array.from({ length: 12 }, () => logInFrom(provider, address)),
  )
  const responses = await Promise.all(logins)
  const accepted = addresses.map(
    (_address, index) =>
      responses.slice(index * 12, index * 12 + 12).filter(({ status }) => status === 422).length,
  )
  expect(accepted).toEqual([10, 10, 0])
  const refused = responses.find(({ status }) => status === 429)
  expect(refused?.body).toMatchObject({ reason: 'busy', retry_after: 5 })
  expect(refused?.headers.get('retry-after')).toBe('5')
})

test('the networks of one IPv6 site can fill only half of the queue together', async () => {
  const provider = await openShop({ passwordCost })
  const logins = ['2001:db8:1:1::1', '2001:db8:1:2::1'].flatMap((address) =>
    Array.from({ length: 6 }, () => logInFrom(provider, address)),
  )
  const statuses = (await Promise.all(logins)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
})

test('an attempt refused because the queue is full is not counted', async () => {
  const many = { points: 100, seconds: 3600 }
  const limits = { loginAddress: { points: 11, seconds: 3600 }, loginAccount: many }
  const provider = await openShop({ passwordCost, limits })
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => logInFrom(provider, '192.0.2.1')),
  )
  expect(attempts.filter(({ status }) => status === 422)).toHaveLength(10)
  expect((await logInFrom(provider, '192.0.2.1')).status).toBe(422)
  expect((await logInFrom(provider, '192.0.2.1')).body.reason).toBe('too_many_attempts')
})

test('checks of correct passwords are rate limited too', async () => {
  const limits = { passwordCheckAccount: { points: 2, seconds: 3600 } }
  const { call, signUp } = await openShop({ limits })
  const { token, email, password } = await signUp()
  const save = async (address: string) => {
    const name = { first_name: 'Ann', last_name: 'Bee', gender: 'Other', phone: '0001234567' }
    const body = { ...name, email: address, current_password: password }
    return (await call('/api/v1/customer/profile', { method: 'PUT', token, body })).status
  }
  expect(await save(`first.${email}`)).toBe(200)
  expect(await save(`second.${email}`)).toBe(200)
  expect(await save(`third.${email}`)).toBe(429)
})
