import { expect, onTestFinished, test } from 'vitest'
import { transact } from '#provider/platform/database/transact.ts'
import { countAttempt, takeBackAttempt } from '#provider/platform/http/rate-limits.store.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'
import type { ProviderOptions } from '#provider/options.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { logIn } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const message = { full_name: 'Ann', email: 'ann@example.com', theme: 'Hello', message: 'Hi.' }
const limitOfTen = { points: 10, seconds: 3600 }

/** Opens several providers with one data folder, as processes of the same shop. */
async function openFleet(size: number, limits: ProviderOptions['limits']) {
  const dataDir = await createTemporaryFolder()
  const fleet: Shop[] = []
  for (let count = 0; count < size; count += 1) {
    fleet.push(await openShop({ folder: dataDir, limits }))
  }
  const db = await openTestDatabase(dataDir)
  onTestFinished(() => db.destroy())
  return { fleet, db, dataDir }
}

const sendMessage = async ({ call }: Shop) =>
  (await call('/api/contact/send', { body: message })).status

test('of fifty concurrent requests to four processes, exactly as many succeed as the limit allows', async () => {
  const { fleet } = await openFleet(4, { contactAddress: limitOfTen })
  const requests = Array.from({ length: 50 }, (_, index) => fleet[index % 4] ?? expect.fail())
  const statuses = await Promise.all(requests.map(sendMessage))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
})

test('a restart does not reset a rate limit', async () => {
  const limits = { contactAddress: { points: 1, seconds: 3600 } }
  const { fleet, dataDir } = await openFleet(1, limits)
  const [first = expect.fail()] = fleet
  expect(await sendMessage(first)).toBe(200)
  await first.close()
  const second = await openShop({ folder: dataDir, limits })
  expect(await sendMessage(second)).toBe(429)
  second.wait(3600)
  expect(await sendMessage(second)).toBe(200)
})

test('refused requests write nothing to the database', async () => {
  const { fleet, db } = await openFleet(1, { contactAddress: { points: 2, seconds: 3600 } })
  const [provider = expect.fail()] = fleet
  for (let count = 0; count < 3; count += 1) await sendMessage(provider)
  const readRows = () => db.selectFrom('rate_limits').selectAll().execute()
  const before = await readRows()
  for (let count = 0; count < 5; count += 1) expect(await sendMessage(provider)).toBe(429)
  expect(await readRows()).toEqual(before)
})

test('the database contains neither the email nor the client addresses of rate limits', async () => {
  const { fleet, db } = await openFleet(1, undefined)
  const [{ call } = expect.fail()] = fleet
  const headers = { 'x-forwarded-for': '192.0.2.44' }
  const body = { email: 'ann@example.com', password: 'wrong one', device_name: 'a test' }
  expect((await call('/api/v1/customer/login', { body, headers })).status).toBe(422)
  const rows = await db.selectFrom('rate_limits').selectAll().execute()
  expect(rows).toHaveLength(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})

test('logins with the right password do not count towards the limit across all addresses', async () => {
  const limits = {
    loginEverywhere: { points: 2, seconds: 3600 },
    loginUnderAttack: { points: 0, seconds: 3600 },
  }
  const { call, signUp } = await openShop({ limits })
  const { email, password } = await signUp()
  for (let count = 0; count < 5; count += 1) {
    expect((await logIn(call, email, password)).status).toBe(200)
  }
  for (const status of [422, 422, 429]) {
    expect((await logIn(call, email, 'wrong one')).status).toBe(status)
  }
})

test('attempts undone concurrently are all undone', async () => {
  const { db } = await openFleet(1, undefined)
  const limit = { key: 'login', maxAttempts: 30, seconds: 3600 }
  // The shop deletes the attempts of past periods meanwhile, so these belong to the present one.
  const now = new Date()
  for (let count = 0; count < 25; count += 1) await countAttempt(db, limit, now)
  const takeBack = () => transact(db, (transaction) => takeBackAttempt(transaction, limit, now))
  await Promise.all(Array.from({ length: 20 }, takeBack))
  expect(await db.selectFrom('rate_limits').select('attempts').execute()).toEqual([{ attempts: 5 }])
})
