import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'

/** Locks the database as another process would; returns a function that unlocks it. */
function holdWriteLock(folder: string): () => void {
  const other = new DatabaseSync(join(folder, 'overtone.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return () => other.exec('commit')
}

test("reads succeed while a login waits for another process's lock [provider R7.19]", async () => {
  const { call, signUp, folder } = await openShop()
  const ann = await signUp()
  await call('/api/v1/customer/get', { token: ann.token })
  const unlock = holdWriteLock(folder)
  const completed: string[] = []
  const login = logIn(call, ann.email, ann.password).then((response) => {
    completed.push('login')
    return response
  })
  // Twenty rounds take longer than hashing the password, so the login is waiting for the lock.
  for (let round = 0; round < 20; round += 1) {
    for (const path of ['/api/v1/products?query=dusk', '/api/v1/products/1']) {
      expect((await call(path)).status).toBe(200)
    }
  }
  expect((await call('/api/v1/customer/get', { token: ann.token })).status).toBe(200)
  expect(completed).toEqual([])
  unlock()
  expect((await login).status).toBe(200)
})

test('a client can read its own writes immediately [provider R7.01]', async () => {
  const { call, signUp } = await openShop()
  const people = await Promise.all([signUp(), signUp(), signUp()])
  const saved = await Promise.all(
    people.map(async ({ token, email }, index) => {
      const body = { first_name: `N${index}`, last_name: 'B', email, gender: 'Other' }
      const phone = `0001${index}`
      await call('/api/v1/customer/profile', { method: 'PUT', token, body: { ...body, phone } })
      return (await call('/api/v1/customer/get', { token })).body.data.first_name
    }),
  )
  expect(saved).toEqual(['N0', 'N1', 'N2'])
})
