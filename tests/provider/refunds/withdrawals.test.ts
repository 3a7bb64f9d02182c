import { beforeEach, expect, test } from 'vitest'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { sender } from '../../support/shops/customer.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ isAudited: true })
})

const dayMs = 24 * 60 * 60 * 1000

test('top-ups are listed newest first, with the unspent amount and the last withdrawal day', async () => {
  const ann = await shop.signUp()
  const older = await ann.topUp(1000)
  shop.now = new Date('2026-03-01T15:00:00Z')
  const newer = await ann.topUp(2000)
  shop.now = new Date('2026-03-01T18:00:00Z')
  const product = shop.products.oneShots[0]
  await ann.buy(product)
  const left = await ann.getBalance()
  const { top_ups: topUps, refunds } = await ann.getWithdrawals()
  expect(refunds).toEqual([])
  expect(topUps).toEqual([
    {
      id: newer,
      amount: '20.0000',
      unspent: '20.0000',
      paid_at: '2026-03-01T15:00:00.000000Z',
      until: '2026-03-16T09:00:00.000000Z',
    },
    {
      id: older,
      amount: '10.0000',
      unspent: (left / 100 - 20).toFixed(4),
      paid_at: '2026-03-01T12:00:00.000000Z',
      until: '2026-03-16T09:00:00.000000Z',
    },
  ])
})

test('a withdrawal debits the unspent Tunes, refunds them and sends a receipt', async () => {
  const ann = await shop.signUp()
  const session = await ann.topUp(2000)
  const response = await ann.withdraw({ top_up_id: session, expected_amount: '20.0000' })
  expect([response.status, response.body.data]).toEqual([
    200,
    {
      reference: 'W-1',
      received_at: '2026-03-01T12:00:00.000000Z',
      is_mailed: true,
      refund: {
        id: 1,
        top_up_id: session,
        amount: '20.0000',
        state: 'refunded',
        created_at: '2026-03-01T12:00:00.000000Z',
        order_id: null,
      },
    },
  ])
  expect(await shop.db.selectFrom('withdrawals').selectAll().execute()).toMatchObject([
    { id: 1, ...sender, contract: '' },
  ])
  expect(await ann.getBalance()).toBe(0)
  expect((await ann.getWithdrawals()).top_ups).toEqual([])
  expect((await ann.getWithdrawals()).refunds).toHaveLength(1)
  const [mail, ...others] = shop.mails.filter(({ kind }) => kind.startsWith('withdrawal'))
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: sender.email, kind: 'withdrawal-receipt' })
  expect(mail?.text).toMatch(/March 1, 2026 at 3:00.PM GMT\+3/u)
  expect(mail?.text).toContain('Contract: Top-up of €20.00 on March 1, 2026')
  expect(mail?.text).toContain('We will refund €20.00 to your original payment method')
})

test('a withdrawal from a partly spent top-up refunds only the unspent part', async () => {
  const ann = await shop.signUp()
  const other = await ann.topUp(500)
  const session = await ann.topUp(2000)
  await ann.buy(shop.products.packs[0])
  expect(await ann.getBalance()).toBe(600)
  const response = await ann.withdraw({ top_up_id: session, expected_amount: '6.0000' })
  expect(response.body.data.refund).toMatchObject({ top_up_id: session, amount: '6.0000' })
  expect(await ann.getBalance()).toBe(0)
  const mail = shop.mails.find(({ kind }) => kind === 'withdrawal-receipt')
  expect(mail?.text).toContain('Contract: Top-up of €20.00')
  expect(mail?.text).toContain('We will refund €6.00 to your original payment method')
  const again = await ann.withdraw({ top_up_id: other, expected_amount: '5.0000' })
  expect(again.body.reason).toBe('withdrawal_changed')
})

test('repeating a request causes only one refund and one email and returns the same response', async () => {
  const ann = await shop.signUp(2000)
  const [{ id }] = (await ann.getWithdrawals()).top_ups
  const body = { request_id: 'one-request-of-ann', top_up_id: id, expected_amount: '20.0000' }
  const first = await ann.withdraw(body)
  const again = await ann.withdraw(body)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(shop.mails.filter(({ kind }) => kind.startsWith('withdrawal'))).toHaveLength(1)
  const other = await ann.withdraw({ ...body, email: 'bob@example.com' })
  expect(other.status).toBe(422)
  const otherCustomer = await shop.withdraw({ request_id: body.request_id, contract: 'Order 1' })
  expect(otherCustomer.status).toBe(422)
  expect(await ann.getBalance()).toBe(0)
})

test('a request id identifies one statement, which a later one does not replace', async () => {
  const statement = { request_id: 'one-request-of-a-guest', contract: 'Order 1' }
  expect((await shop.withdraw(statement)).status).toBe(200)
  expect((await shop.withdraw({ ...statement, contract: 'Order 2' })).status).toBe(422)
  // Nor is it that of a customer who sends the same words.
  const ann = await shop.signUp()
  expect((await ann.withdraw(statement)).status).toBe(422)
  expect((await shop.withdraw(statement)).status).toBe(200)
})

test('after a refund of the newest top-up, the rest of the balance belongs to the older one', async () => {
  const ann = await shop.signUp()
  const older = await ann.topUp(2000)
  const newer = await ann.topUp(1000)
  const product = shop.products.oneShots[0]
  await ann.buy(product)
  await ann.withdraw({ top_up_id: newer, expected_amount: '10.0000' })
  const left = await ann.getBalance()
  expect(left).toBe(2000 - product.price)
  const { top_ups: topUps } = await ann.getWithdrawals()
  expect(topUps).toMatchObject([{ id: older, unspent: (left / 100).toFixed(4) }])
  expect(topUps).toHaveLength(1)
})

test('an amount that differs from the displayed one is not refunded', async () => {
  const ann = await shop.signUp()
  const session = await ann.topUp(2000)
  await ann.buy(shop.products.oneShots[0])
  const left = await ann.getBalance()
  for (const amount of [2000, left + 1, left - 1]) {
    const body = { top_up_id: session, expected_amount: (amount / 100).toFixed(4) }
    const response = await ann.withdraw(body)
    expect([response.status, response.body.reason]).toEqual([422, 'withdrawal_changed'])
  }
  expect(await ann.getBalance()).toBe(left)
})

test('a top-up is refunded only to its owner', async () => {
  const ann = await shop.signUp(2000)
  const bob = await shop.signUp(2000)
  const [{ id }] = (await ann.getWithdrawals()).top_ups
  const body = { top_up_id: id, expected_amount: '20.0000' }
  expect((await bob.withdraw(body)).status).toBe(422)
  expect((await shop.withdraw(body)).status).toBe(401)
  const visitor = await shop.get('/api/v1/customer/withdrawals')
  expect(visitor.status).toBe(401)
  expect([await ann.getBalance(), await bob.getBalance()]).toEqual([2000, 2000])
})

test('after the withdrawal period, a top-up is not refunded automatically, but a statement is still accepted', async () => {
  const ann = await shop.signUp(2000)
  const [{ id }] = (await ann.getWithdrawals()).top_ups
  shop.now = new Date(shop.now.getTime() + 18 * dayMs)
  const expiredLogin = await ann.logIn()
  expect((await expiredLogin.getWithdrawals()).top_ups).toEqual([])
  const body = { top_up_id: id, expected_amount: '20.0000' }
  expect((await expiredLogin.withdraw(body)).body.reason).toBe('withdrawal_changed')
  expect((await expiredLogin.withdraw({ contract: 'My top-up' })).status).toBe(200)
  expect(await expiredLogin.getBalance()).toBe(2000)
})

test('missing and invalid fields are refused with field errors', async () => {
  const refused = async (body: object) => (await shop.withdraw(body)).body.errors
  expect(await refused({})).toHaveProperty('contract')
  expect(await refused({ contract: ' \n ' })).toHaveProperty('contract')
  expect(await refused({ contract: 'x', email: 'nobody' })).toHaveProperty('email')
  expect(await refused({ contract: 'x', name: 'see http://x' })).toHaveProperty('name')
  expect(await refused({ contract: 'x', request_id: 'short' })).toHaveProperty('request_id')
  const ann = await shop.signUp(2000)
  const [{ id }] = (await ann.getWithdrawals()).top_ups
  expect((await ann.withdraw({ top_up_id: id })).body.errors).toHaveProperty('expected_amount')
})

test('an account whose top-up was refunded by a withdrawal can be deleted [P6.09]', async () => {
  const ann = await shop.signUp(2000)
  const [{ id }] = (await ann.getWithdrawals()).top_ups
  await ann.withdraw({ top_up_id: id, expected_amount: '20.0000' })
  const { stdout } = await runShopCommand(shop.folder, `customers delete ${ann.id}`)
  expect(stdout).toContain('is deleted')
})

test('a withdrawal that names an order is listed with it until the owner has closed it', async () => {
  const ann = await shop.signUp(2000)
  const bob = await shop.signUp(2000)
  const { body } = await ann.buy(shop.products.oneShots[0])
  const other = await bob.buy(shop.products.oneShots[0])
  const id: number = body.data.order.id
  expect((await ann.getWithdrawals()).order_withdrawals).toEqual([])
  await ann.withdraw({ contract: `Order ${id} and ${other.body.data.order.id}` })
  await ann.withdraw({ contract: 'What I bought yesterday' })
  const listed = {
    reference: 'W-1',
    order_ids: [id],
    received_at: '2026-03-01T12:00:00.000000Z',
    accepted_at: null,
    closed_at: null,
  }
  expect((await ann.getWithdrawals()).order_withdrawals).toEqual([listed])
  expect((await bob.getWithdrawals()).order_withdrawals).toEqual([])
  await runShopCommand(shop.folder, 'withdrawals close W-1 --reason settled')
  const [closed] = (await ann.getWithdrawals()).order_withdrawals
  expect(closed.closed_at).not.toBeNull()
})
