import { expect, test } from 'vitest'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'

async function openShopWithOrder() {
  const shop = await openShop()
  const products = shop.products.oneShots.slice(0, 2)
  const customer = await shop.signUp()
  const session = await customer.topUp(5000)
  await customer.buy(...products)
  return { shop, folder: shop.folder, customer, products, session }
}

test.each([
  ['refund', 'Say what to refund. Usage: npm run shop -- refund order NUMBER'],
  ['refund odrer 1', 'There is no refund command odrer; did you mean order?'],
  [
    'refund order 1',
    '--reason must say why in 1 to 500 characters, such as --reason "faulty file"',
  ],
  ['refund order 1 --reason x --lines 0', '--lines must be the numbers that “orders NUMBER” shows'],
  ['refund payment ps_1 --reason x', 'AMOUNT is missing. Usage: npm run shop -- refund payment'],
  ['refund payment 12 5 --reason x', 'ID must be the id of a payment such as ps_12ab'],
  ['refund payment ps_1 0 --reason x', 'AMOUNT must be an amount in euros such as 25 or 25.50'],
  [
    'refund payment ps_1 5 --reason x --lines 1',
    '--lines belongs to withdrawals accept and refund order, not to refund',
  ],
])('the mistake in “%s” is answered with the correct usage', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test('the owner can refund a line and then the rest of an order, with credit notes and emails [P5.08]', async () => {
  const { shop, folder, customer, products } = await openShopWithOrder()
  const before = await customer.getBalance()
  const first = await run(folder, 'refund order 1 --lines 2 --reason faulty --end-downloads')
  expect({ status: first.status, stderr: first.stderr }).toEqual({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/^credit note +C2026-000001$|^credit note +C\d{4}-000001$/m)
  expect(await customer.getBalance()).toBe(before + (products[1]?.price ?? 0))
  expect((await run(folder, 'refund order 1 --lines 2 --reason faulty')).stderr).toBe(
    'These items have already been refunded.\n',
  )
  expect((await run(folder, 'refund order 1 --reason goodwill --json')).status).toBe(0)
  expect(await customer.getBalance()).toBe(5000)
  expect(await findLedgerViolations(shop.db)).toEqual([])
  const emails = await shop.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'order-refund')
    .orderBy('id')
    .execute()
  expect(emails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: customer.email, subject: 'Refund for order 1' },
    { to: customer.email, subject: 'Refund for order 1' },
  ])
  expect(emails[0]?.text).toMatch(/Credit note C\d{4}-000001/)
  expect(emails[0]?.text).toMatch(/Corrects invoice \d{4}-000001 of /)
  expect(emails[0]?.text).toContain(products[1]?.name)
})

/** Fills a cart with one sound, €0.50 of which is paid by a gift card. */
async function openShopWithGiftCard() {
  const shop = await openShop()
  const customer = await shop.signUp(5000)
  await shop.db.insertInto('gift_cards').values({ code: 'CARD', amount: 50 }).execute()
  for (const product of shop.products.oneShots.slice(0, 1)) await customer.addToCart(product)
  await customer.enterCode('CARD')
  await customer.prepareCheckout()
  return { shop, customer }
}

test.each([
  ['is off', { active: 0 as const }],
  ['has expired', { expires_at: '2020-01-31T23:59:59.999Z' }],
])('the owner is warned if a refunded gift card %s [P5.08]', async (problem, change) => {
  const { shop, customer } = await openShopWithGiftCard()
  expect((await customer.saveOrder()).status).toBe(200)
  await shop.db.updateTable('gift_cards').set(change).execute()
  const { stdout } = await run(shop.folder, 'refund order 1 --reason faulty')
  expect(stdout).toContain(`Warning: the gift card CARD ${problem}, `)
})

test('the owner is not warned about a usable refunded gift card [P5.08]', async () => {
  const { shop, customer } = await openShopWithGiftCard()
  expect((await customer.saveOrder()).status).toBe(200)
  const { stdout } = await run(shop.folder, 'refund order 1 --reason faulty')
  expect(stdout).toMatch(/^to the gift card +€0\.50$/m)
  expect(stdout).not.toContain('Warning')
})

test('the owner can refund unspent Tunes to the card, which the running shop pays [P5.03]', async () => {
  const { shop, folder, customer, session } = await openShopWithOrder()
  const balance = await customer.getBalance()
  const list = await run(folder, `payments --customer ${customer.email}`)
  expect(list.stdout).toMatch(
    new RegExp(`^${session} .* ${customer.email} +€50\\.00 +€[\\d.]+ +paid +demo$`, 'm'),
  )
  expect((await run(folder, `refund payment ${session} 50 --reason asked`)).stderr).toMatch(
    /^Less than this is unspent of the payment; /,
  )
  const { status, stdout } = await run(folder, `refund payment ${session} 10,50 --reason asked`)
  expect(status).toBe(0)
  expect(stdout).toContain('€10.50 was deducted from the balance.')
  const receipts = await shop.db
    .selectFrom('outbox')
    .select(['to', 'subject'])
    .where('kind', '=', 'card-refund')
    .execute()
  expect(receipts).toEqual([{ to: customer.email, subject: 'Refund of €10.50' }])
  expect(await customer.getBalance()).toBe(balance - 1050)
  const [refund] = await shop.db.selectFrom('refunds').selectAll().execute()
  expect(refund).toMatchObject({
    session_id: session,
    amount: 1050,
    state: 'requested',
    reason: 'asked',
  })
  expect((await run(folder, 'payments')).stdout).toMatch(
    new RegExp(`^${session} .* €10\\.50 +paid +demo$`, 'm'),
  )
  await shop.db.updateTable('refunds').set({ state: 'refunded' }).execute()
  expect(JSON.parse((await run(folder, 'payments --json')).stdout)).toMatchObject({
    pendingRefund: 0,
    refunded: 1050,
  })
  expect(await findLedgerViolations(shop.db)).toEqual([])
})
