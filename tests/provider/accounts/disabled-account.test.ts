import { expect, test } from 'vitest'
import { logIn } from '../../support/shops/customer.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'

test('a disabled account cannot log in, and its sessions end [provider R7.02]', async () => {
  const { call, signUp, db } = await openShop()
  const { token, email, password } = await signUp()
  await db.updateTable('customers').set({ status: 0 }).where('email', '=', email).execute()
  expect((await call('/api/v1/customer/get', { token })).status).toBe(401)
  const login = await logIn(call, email, password)
  expect([login.status, login.body.reason]).toEqual([422, 'credentials_invalid'])
})

test('links sent before an account is blocked stay invalid after it is unblocked [P6.09]', async () => {
  const shop = await openShop()
  const { id, email } = await shop.signUp()
  await shop.post('/api/v1/customer/forgot-password', { email })
  const [reset, verification] = [shop.mails, shop.verifications].map((sent) => ({
    token: /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1],
  }))
  await run(shop.folder, `customers block ${id} --reason chargebacks`)
  await run(shop.folder, `customers unblock ${id} --reason settled`)
  const check = await shop.post('/api/v1/customer/reset-password/check', reset)
  expect(check.body.reason).toBe('reset_token_invalid')
  const verified = await shop.post('/api/v1/customer/email/verify', verification)
  expect(verified.body.reason).toBe('email_link_invalid')
})
