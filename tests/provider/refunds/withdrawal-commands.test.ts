import { beforeEach, expect, test } from 'vitest'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

/** Opens a shop with two orders: one of two sounds, one of a single sound. */
beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp(10_000)
  await customer.buy(...shop.products.oneShots.slice(3, 5))
  await customer.buy(shop.products.oneShots[5])
})

const print = async (args: string) => (await run(shop.folder, args)).stdout

test.each([
  ['withdrawals clsoe', 'There is no withdrawals command clsoe; did you mean close?'],
  ['withdrawals accept', 'NUMBER is missing. Usage: npm run shop -- withdrawals accept NUMBER'],
  ['withdrawals accept 3 --lines 1', '--lines needs the order'],
  ['withdrawals close', 'NUMBER is missing. Usage: npm run shop -- withdrawals close NUMBER'],
  ['withdrawals close x --reason y', 'NUMBER must be the number of a withdrawal such as 3 or W-3'],
  ['withdrawals close 3', '--reason must say why in 1 to 500 characters'],
])('the mistake in “%s” is answered with the correct usage', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test('the owner can list the open withdrawals with the mentioned orders and the reply deadlines', async () => {
  await customer.withdraw({ contract: 'Order 2, please' })
  await shop.withdraw({ contract: 'What I bought yesterday' })
  const session = await customer.topUp(2000)
  await customer.withdraw({ top_up_id: session, expected_amount: '20.0000' })
  const list = await print('withdrawals')
  expect(list).toMatch(/^W-1 +2026-03-01 .* 2026-03-15 +.*, a customer +2 +Order 2, please$/m)
  expect(list).toMatch(/^W-2 +.*, a guest +– +What I bought yesterday$/m)
  expect(list).toContain('2 open.')
  expect(list).not.toContain('W-3')
  expect(await print('orders')).toMatch(/^2 .* completed, withdrawal W-1 open$/m)
  expect(await print('orders')).toContain('2 withdrawals are open: npm run shop -- withdrawals')
  expect(await print('orders 2')).toMatch(/^withdrawal W-1 +open, received 2026-03-01 /m)
  expect(await print('orders 1')).not.toContain('W-1')
})

test('an order shows only the withdrawals of its own customer', async () => {
  const other = await shop.signUp()
  await other.withdraw({ contract: 'Order 1' })
  await shop.withdraw({ contract: 'Order 1', email: customer.email })
  expect(await print('orders 1')).not.toContain('W-1')
  expect(await print('orders 1')).toContain('W-2')
})

test('the owner can close a refused withdrawal once', async () => {
  await customer.withdraw({ contract: 'Order 1' })
  expect(await print('withdrawals close W-1 --reason consented')).toContain('W-1 is closed.')
  expect(await print('withdrawals')).toBe('No withdrawal is open.\n')
  expect(await print('orders 1')).toMatch(/^withdrawal W-1 +closed .*: consented$/m)
  expect(await print('orders')).not.toContain('open')
  expect((await run(shop.folder, 'withdrawals close 1 --reason again')).stderr).toBe(
    'The withdrawal W-1 is already closed.\n',
  )
  expect((await run(shop.folder, 'withdrawals close 9 --reason why')).stderr).toBe(
    'There is no withdrawal W-9 from an order.\n',
  )
})

test('a withdrawal from two orders is open until the downloads of both have ended [P5.08]', async () => {
  await customer.withdraw({ contract: 'Orders 1 and 2' })
  await print('refund order 1 --reason faulty --end-downloads')
  expect(await print('withdrawals')).toContain('1 open.')
  await print('refund order 2 --reason faulty --end-downloads')
  expect(await print('withdrawals')).toBe('No withdrawal is open.\n')
})

test('the email to the owner contains the commands that accept or close a withdrawal', async () => {
  await customer.withdraw({ contract: 'Order 2' })
  await shop.withdraw({ contract: 'What I bought' })
  const [known, unknown] = shop.mails.filter(({ kind }) => kind === 'withdrawal-request')
  expect(known?.text).toContain('npm run shop -- withdrawals accept W-1\n')
  expect(known?.text).toContain('npm run shop -- withdrawals close W-1 --reason "why"\n')
  expect(unknown?.text).toContain('npm run shop -- withdrawals accept W-2 ORDER\n')
})

test('an order shows its refunds, with their lines, amounts, credit notes and reasons [P5.08]', async () => {
  await print('refund order 1 --lines 2 --reason faulty')
  expect(await print('orders')).toMatch(/^1 .* partly refunded$/m)
  const partly = await print('orders 1')
  expect(partly).toMatch(/^status +partly refunded$/m)
  expect(partly).toMatch(/^1\. .* downloaded 0 times$/m)
  expect(partly).toMatch(/^2\. .* downloaded 0 times, refunded$/m)
  expect(partly).toMatch(/^refund +\d{4}-\d\d-\d\d \d\d:\d\d, line 2$/m)
  expect(partly).toMatch(/^ {2}credit note +C\d{4}-000001$/m)
  expect(partly).toMatch(/^ {2}reason +faulty$/m)
  expect(partly).toMatch(/^email \d+ +order-refund, stored$/m)
  await print('refund order 1 --end-downloads --reason withdrawn')
  const wholly = await print('orders 1')
  expect(wholly).toMatch(/^status +refunded, downloads ended$/m)
  expect(wholly).toMatch(/^2\. .*, refunded, downloads ended \d{4}-.* \(withdrawn\)$/m)
  expect(await print('orders')).toMatch(/^1 .* refunded, downloads ended$/m)
  const [order] = (await print('orders 1 --json')).split('\n').filter(Boolean)
  expect(JSON.parse(order ?? '')).toMatchObject({
    lines: [{ isRefunded: true }, { isRefunded: true }],
    refunds: [
      { lines: [2], reason: 'faulty' },
      { lines: [1], reason: 'withdrawn' },
    ],
  })
})
