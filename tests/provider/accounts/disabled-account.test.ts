import { expect, onTestFinished, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

test('a disabled account cannot log in, and its sessions end [provider R7.02]', async () => {
  const { call, signUp, folder } = await openShop()
  const { token, email, password } = await signUp()
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  await db.updateTable('customers').set({ status: 0 }).where('email', '=', email).execute()
  expect((await call('/api/v1/customer/get', { token })).status).toBe(401)
  const login = await logIn(call, email, password)
  expect([login.status, login.body.reason]).toEqual([422, 'credentials_invalid'])
})
