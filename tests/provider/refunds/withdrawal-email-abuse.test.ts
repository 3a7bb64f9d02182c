import { afterEach, beforeEach, expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({
    limits: {
      withdrawalRecipient: { points: 2, seconds: 3600 },
      withdrawalOwner: { points: 3, seconds: 3600 },
    },
  })
})
afterEach(async () => {
  const violations = await findLedgerViolations(shop.db)
  // Beyond a limit, withdrawals send no emails.
  const others = violations.filter((one) => !one.startsWith('a withdrawal'))
  if (others.length > 0) throw new Error(`ledger violations: ${others.join('; ')}`)
})

const victimAddress = 'victim@example.com'
const getMails = (kind: string) => shop.mails.filter((mail) => mail.kind === kind)

test("all statements with another person's email address are stored, but only some are confirmed by email [P8.05]", async () => {
  const isMailed: boolean[] = []
  for (const _ of [1, 2, 3]) {
    const customer = await shop.signUp()
    const other = await customer.withdraw({ contract: 'Order 1', email: victimAddress })
    expect(other.status).toBe(200)
    isMailed.push(other.body.data.is_mailed)
    const own = await customer.withdraw({ contract: 'Order 1', email: customer.email })
    expect(own.body.data.is_mailed).toBe(true)
  }
  expect(isMailed).toEqual([true, true, false])
  expect(getMails('withdrawal-receipt').filter(({ to }) => to === victimAddress)).toHaveLength(2)
  expect(await shop.db.selectFrom('withdrawals').selectAll().execute()).toHaveLength(6)
})

test('receipts to one mailbox are counted together regardless of its +tag [P8.05]', async () => {
  const isMailed: boolean[] = []
  for (const tag of [1, 2, 3]) {
    const email = `victim+${tag}@example.com`
    isMailed.push((await shop.withdraw({ contract: 'Order 1', email })).body.data.is_mailed)
  }
  expect(isMailed).toEqual([true, true, false])
})

test('a withdrawal from a top-up is confirmed by email even if others have used up the receipts to the address [P8.05]', async () => {
  const ann = await shop.signUp(2000)
  await shop.db.updateTable('customers').set({ email_verified_at: null }).execute()
  for (const _ of [1, 2, 3]) await shop.withdraw({ contract: 'Order 1', email: ann.email })
  const [{ id }] = (await ann.getWithdrawals()).top_ups
  const statement = { top_up_id: id, expected_amount: '20.0000', email: ann.email }
  expect((await ann.withdraw(statement)).body.data.is_mailed).toBe(true)
})

test("a refund closes the buyer's statements, whether or not logged in, and no other customer's [P5.08]", async () => {
  const [ann, bob] = [await shop.signUp(1000), await shop.signUp()]
  await ann.buy(shop.products.oneShots[0])
  const statement = { contract: 'Order 1', email: ann.email }
  for (const sender of [ann, shop, bob]) await sender.withdraw(statement)
  const refunded = await runShopCommand(
    shop.folder,
    'refund order 1 --reason faulty --end-downloads',
  )
  expect(refunded.status).toBe(0)
  const rows = await shop.db.selectFrom('withdrawals').selectAll().orderBy('id').execute()
  expect(rows.map((row) => [row.customer_id, row.closed_at !== null])).toEqual([
    [ann.id, true],
    [null, true],
    [bob.id, false],
  ])
})

test('all receipts together are rate limited [P8.05]', async () => {
  const limits = { withdrawalReceipts: { points: 2, seconds: 3600 } }
  const limited = await openShop({ limits })
  const isMailed: boolean[] = []
  for (const name of ['ann', 'bob', 'cleo']) {
    const statement = { contract: 'Order 1', email: `${name}@example.com` }
    isMailed.push((await limited.withdraw(statement)).body.data.is_mailed)
  }
  await limited.close()
  expect(isMailed).toEqual([true, true, false])
})

test('a repeated statement gets the same response as the first one', async () => {
  const send = (id: number) =>
    shop.withdraw({
      request_id: `repeated-request-${id}`,
      contract: 'Order 1',
      email: victimAddress,
    })
  const first = await Promise.all([send(1), send(2)])
  const third = await send(3)
  expect(third.body.data.is_mailed).toBe(false)
  shop.now = new Date(shop.now.getTime() + 3_600_000)
  const again = [await send(1), await send(2), await send(3)]
  expect(again.map(({ body }) => body.data)).toEqual([...first, third].map(({ body }) => body.data))
})

test('a receipt to a stranger contains only the order numbers of an unauthenticated statement [P8.05]', async () => {
  const text = { name: 'Your parcel is waiting', contract: 'Call +49 900 123456 now about order 1' }
  const { email } = await shop.signUp()
  await (await shop.signUp(5000)).buy(shop.products.oneShots[0])
  await shop.withdraw({ ...text, email })
  await shop.withdraw({ ...text, email: victimAddress })
  const [known, unknown] = getMails('withdrawal-receipt')
  expect(known?.text).toContain('Hello Your parcel is waiting,')
  expect(known?.text).toContain('Contract: Call +49 900 123456 now about order 1')
  expect(`${unknown?.text} ${unknown?.html}`).not.toMatch(/parcel|900|Call/)
  expect(unknown?.text).toContain(`Hello ${victimAddress},`)
  expect(unknown?.text).toContain(
    `Contract: ${getTexts({}, 'en').mail_withdrawal_contract_not_quoted()}`,
  )
  expect(unknown?.text).toContain('Order numbers: 1\n')
  expect(unknown?.text).toContain('Reference: W-2')
  expect(getMails('withdrawal-request')[1]?.text).toContain('Call +49 900 123456 now')
})

test('a receipt to any address contains the statement of a logged-in customer who has bought something [P8.05]', async () => {
  const text = { name: 'Ann of the Label', contract: 'The loops of Tuesday', email: victimAddress }
  const customers = [await shop.signUp(), await shop.signUp(1000), await shop.signUp(1000)]
  await customers[2]?.buy(shop.products.oneShots[0])
  for (const customer of customers) {
    await customer.withdraw(text)
    shop.now = new Date(shop.now.getTime() + 3_600_000)
  }
  const receipts = getMails('withdrawal-receipt').map((mail) => mail.text)
  expect(receipts).toHaveLength(3)
  expect(receipts.map((receipt) => /Ann of.*The loops of/s.test(receipt))).toEqual([
    false,
    true,
    true,
  ])
})

test('beyond the hourly limit, the owner gets one notice instead of an email per withdrawal [P8.05]', async () => {
  const send = async (count: number) => {
    for (const name of Array.from({ length: count }, (_, index) => index)) {
      const statement = { contract: 'Order 1', email: `ann-${name}@example.com` }
      expect((await shop.withdraw(statement)).status).toBe(200)
    }
  }
  await send(7)
  expect(getMails('withdrawal-request')).toHaveLength(3)
  const [notice, ...others] = getMails('withdrawal-notice')
  expect(others).toEqual([])
  expect(notice?.to).toBe('hello@overtone.example')
  expect(notice?.text).toContain('W-4 and later withdrawals')
  shop.now = new Date(shop.now.getTime() + 3_600_000)
  await send(1)
  expect(getMails('withdrawal-request').at(-1)?.text).toContain('W-8')
})

test("the owner's email says if no receipt was sent", async () => {
  for (const _ of [1, 2, 3]) await shop.withdraw({ contract: 'Order 1', email: victimAddress })
  const requests = getMails('withdrawal-request').map(({ text }) => text)
  expect(requests[1]).toContain('has been sent a confirmation of receipt')
  expect(requests[2]).toContain('No confirmation of receipt was emailed')
})
