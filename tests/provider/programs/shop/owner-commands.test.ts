import { expect, test } from 'vitest'
import { runShopCommand as run } from '../../../support/programs/shop-command.ts'
import { openShop } from '../../../support/shops/open-shop.ts'

/** Runs a command and parses each line of its output. */
async function read(folder: string, args: string): Promise<Record<string, unknown>[]> {
  const { status, stdout, stderr } = await run(folder, `${args} --json`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

test.each([
  ['ordres', 'There is no command ordres; did you mean orders?'],
  ['orders twelve', 'NUMBER must be the number of an order such as 12, not “twelve”.'],
  ['orders 1 2', '“2” is one argument too many. Usage: npm run shop -- orders NUMBER'],
  ['orders --limit 0', '--limit must be a whole number from 1 to 10000, not “0”.'],
  ['orders --customer ann', '--customer must be an email address such as ann@label.example'],
  ['orders --until 2026-12-31', '--until belongs to codes discount and codes gift-card, not to o'],
  ['codes dicount', 'There is no codes command dicount; did you mean discount?'],
  ['codes discount SPRING', 'PERCENT is missing. Usage: npm run shop -- codes discount CODE P'],
  ['codes discount SPRING 0', 'PERCENT must be a whole number from 1 to 100, not “0”.'],
  ['codes discount ÄÖ! 5', 'CODE must be 3 to 40 letters, digits, - or _, such as SPRING-26'],
  ['codes discount SPRING 5 --until 2026-02-30', '--until must be a day such as 2026-12-31'],
  ['codes gift-card 0.5', 'AMOUNT must be an amount in euros such as 25 or 25.50, from 1 to'],
  ['codes limit SPRING often', 'NUMBER (or none) must be a whole number from 1 to 1000000'],
])('the mistake in “%s” is answered with the correct usage', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test('the owner can list the newest orders, and view one with its lines, payment and emails', async () => {
  const shop = await openShop()
  const [first, second] = shop.products.oneShots
  const ann = await shop.signUp(5000)
  const ben = await shop.signUp(5000)
  await ann.buy(first)
  await ben.buy(first, second)
  const { stdout } = await run(shop.folder, 'orders')
  const [head, newest, oldest, sum] = stdout.split('\n')
  expect(head).toMatch(/^order +placed \(UTC\) +customer +items +total +from balance +status$/)
  expect(newest).toMatch(new RegExp(`^2 .* ${ben.email} +2 +€`))
  expect(oldest).toMatch(new RegExp(`^1 .* ${ann.email} +1 +€`))
  expect(sum).toBe('2 orders.')
  expect((await run(shop.folder, 'orders --limit 1')).stdout).toContain('--limit 2 shows all 2.')
  expect(await read(shop.folder, `orders --customer ${ann.email}`)).toMatchObject([{ id: 1 }])
  const one = await run(shop.folder, 'orders 1')
  expect(one.stdout).toContain(`<${ann.email}>`)
  expect(one.stdout).toMatch(new RegExp(`^1\\. ${first.name} +€[\\d.]+, downloaded 0 times$`, 'm'))
  expect(one.stdout).toMatch(/^email \d+ +order-receipt, stored$/m)
  expect(one.stdout).toMatch(/^country +DE$/m)
  expect(one.stdout).toMatch(/^VAT 19% \(DE\) +€[\d.]+$/m)
  expect(one.stdout).toMatch(/^invoice +2026-000001$/m)
  const { id: payment } = await shop.db
    .selectFrom('payment_sessions')
    .select('id')
    .where('email', '=', ann.email)
    .executeTakeFirstOrThrow()
  expect(one.stdout).toMatch(new RegExp(`^last payment before +${payment}, €50\\.00, `, 'm'))
  expect(await read(shop.folder, 'orders 1')).toMatchObject([
    { invoice: '2026-000001', lastPayment: { id: payment }, country: 'DE', vat: { rate: 1900 } },
  ])
  expect(await read(shop.folder, 'orders 1')).toMatchObject([
    { id: 1, lines: [{ name: first.name, price: first.price }], emails: [{ state: 'stored' }] },
  ])
  const receipts = shop.db.updateTable('outbox').where('kind', '=', 'order-receipt')
  await receipts.set({ state: 'dead' }).where('order_id', '=', 1).execute()
  const refused = await run(shop.folder, 'orders')
  expect(refused.stdout).toMatch(/^1 .* confirmation refused$/m)
  expect(refused.stdout).not.toMatch(/^2 .* confirmation refused$/m)
  expect(await read(shop.folder, 'orders 1')).toMatchObject([{ isConfirmationRefused: true }])
  await receipts.set({ state: 'sent' }).where('order_id', '=', 1).execute()
  expect((await run(shop.folder, 'orders')).stdout).not.toContain('refused')
  expect(await run(shop.folder, 'orders 3')).toMatchObject({
    status: 2,
    stderr: 'There is no order 3; “orders” lists the newest.\n',
  })
})

test('the owner can create a discount code, limit it and switch it off and on', async () => {
  const shop = await openShop()
  const [product] = shop.products.oneShots
  const customers = [await shop.signUp(5000), await shop.signUp(5000)] as const
  for (const customer of customers) await customer.addToCart(product)
  const [ann, ben] = customers
  const created = await run(shop.folder, 'codes discount spring-26 20 --limit 1 --until 2099-12-31')
  expect(created.stdout).toMatch(/^SPRING-26 +discount code +20% +0 +1 +2099-12-31 +on$/m)
  expect((await run(shop.folder, 'codes discount SPRING-26 5')).stderr).toBe(
    'There is already a code SPRING-26; choose another one.\n',
  )
  for (const customer of customers) {
    expect((await customer.enterCode('spring-26')).status).toBe(200)
  }
  await ann.buy()
  expect(await read(shop.folder, 'codes')).toContainEqual(
    expect.objectContaining({ code: 'SPRING-26', uses: 1, maxUses: 1 }),
  )
  expect((await run(shop.folder, 'codes')).stdout).toMatch(/^SPRING-26 .* used up$/m)
  expect((await ben.enterCode('SPRING-26')).body.reason).toBe('coupon_used')
  await run(shop.folder, 'codes limit SPRING-26 none')
  expect((await ben.enterCode('SPRING-26')).status).toBe(200)
  expect((await run(shop.folder, 'codes off SPRING-26')).stdout).toMatch(/^SPRING-26 .* off$/m)
  expect((await ben.enterCode('SPRING-26')).body.reason).toBe('coupon_invalid')
  await run(shop.folder, 'codes on SPRING-26')
  expect((await ben.enterCode('SPRING-26')).status).toBe(200)
  expect((await run(shop.folder, 'codes off NONE-26')).stderr).toMatch(
    /^There is no code NONE-26; /,
  )
})

test('the owner can create gift cards with unguessable codes, limited to their amount', async () => {
  const shop = await openShop()
  const [product] = shop.products.oneShots
  const ann = await shop.signUp(5000)
  await ann.addToCart(product)
  const [card] = await read(shop.folder, 'codes gift-card 25,50')
  expect(card).toMatchObject({ kind: 'gift-card', amount: 2550, spent: 0, expiresAt: null })
  expect(card?.['code']).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  expect((await ann.enterCode(String(card?.['code']))).status).toBe(200)
  await run(shop.folder, 'codes gift-card 10 --code WELCOME')
  expect((await run(shop.folder, 'codes limit WELCOME 3')).stderr).toMatch(
    /^WELCOME is a gift card, which its amount limits/,
  )
})

test('concurrent orders do not exceed the limit of a discount code', async () => {
  const shop = await openShop()
  const [product] = shop.products.oneShots
  await run(shop.folder, 'codes discount LAST-ONE 20 --limit 1')
  const customers = await Promise.all([1, 2, 3].map(() => shop.signUp(5000)))
  for (const customer of customers) {
    await customer.addToCart(product)
    await customer.enterCode('LAST-ONE')
  }
  await Promise.allSettled(customers.map((customer) => customer.buy()))
  expect(await read(shop.folder, 'codes')).toContainEqual(
    expect.objectContaining({ code: 'LAST-ONE', uses: 1 }),
  )
})
