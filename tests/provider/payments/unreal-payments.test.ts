import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { countUnrealPayments } from '#provider/payments/payment-modes.store.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openPaymentSession, openShop, signUpCustomer, topUp } from '../../support/shops/shop.ts'
import {
  openStripeShop,
  returnFromPayment,
  startPayment,
} from '../../support/stripe/stripe-shop.ts'
import { secretKey, webhookSecret } from '../../support/stripe/stripe-double.ts'
import {
  locateDatabase,
  openTestDatabase,
  prepareDatabase,
} from '../../support/database/test-database.ts'

const time = '2026-03-01T12:00:00.000Z'

/** Opens a database with one customer. */
async function openWithCustomer() {
  const folder = await createTemporaryFolder()
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  await sql`insert into customers (id, email, first_name, last_name, password_hash, created_at,
    updated_at) values (1, 'a@b.c', 'Ann', 'Bee', '', ${time}, ${time})`.execute(db)
  return { db, location: locateDatabase(folder) }
}

/** The statement that stores a paid session without its mode. */
const insertPaid = (id: string, processor: string, processorId: string | null) =>
  sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to, locale,
    status, processor, processor_id, created_at, updated_at) values (${id}, 1, 'a@b.c', 500, 'EUR',
    'profile', 'en', 'paid', ${processor}, ${processorId}, ${time}, ${time})`

test('where nothing was sold, no payment is unreal [P5.09]', async () => {
  const location = await prepareDatabase(await createTemporaryFolder())
  expect(await countUnrealPayments(location)).toEqual({ demo: 0, test: 0 })
})

test('paid payments of the demo page are unreal until they are refunded wholly [P5.09]', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const count = () => countUnrealPayments(locateDatabase(shop.folder))
  const ann = await signUpCustomer(shop)
  await openPaymentSession(shop, ann, 500)
  expect(await count()).toEqual({ demo: 0, test: 0 })
  const session = await topUp(shop, ann, 700)
  expect(await count()).toEqual({ demo: 1, test: 0 })
  const refund = async (amount: string) =>
    (await runShopCommand(shop.folder, `refund payment ${session} ${amount} --reason trial`)).status
  expect(await refund('5')).toBe(0)
  expect(await count()).toEqual({ demo: 1, test: 0 })
  expect(await refund('2')).toBe(0)
  expect(await count()).toEqual({ demo: 0, test: 0 })
})

test.each([
  ['test', false, 1],
  ['live', true, 0],
] as const)(
  'a payment with a %s key of Stripe is stored as such [P5.09]',
  async (mode, isLive, unreal) => {
    const stripe = { secretKey, isLive, webhookSecrets: [webhookSecret] }
    const stripeShop = await openStripeShop({}, stripe)
    const { shop, double } = stripeShop
    const { id, checkout } = await startPayment(stripeShop, 1000)
    double.state.pay(checkout)
    await double.settle()
    expect(await returnFromPayment(stripeShop, id)).toBe('paid')
    const { stdout } = await runShopCommand(shop.folder, 'payments')
    expect(stdout).toMatch(new RegExp(`^${id} .* paid +${mode}$`, 'm'))
    expect(await countUnrealPayments(locateDatabase(shop.folder))).toEqual({
      demo: 0,
      test: unreal,
    })
  },
)

test('payments without a mode are judged by their processor and its ids [P5.09]', async () => {
  const { db, location } = await openWithCustomer()
  await insertPaid('a', 'demo', null).execute(db)
  await insertPaid('b', 'stripe', 'cs_test_1').execute(db)
  await insertPaid('c', 'stripe', 'cs_test_2').execute(db)
  await insertPaid('d', 'stripe', 'cs_live_1').execute(db)
  await insertPaid('e', 'stripe', null).execute(db)
  const unreal = { demo: 1, test: 2 }
  expect(await countUnrealPayments(location)).toEqual(unreal)
  await sql`alter table payment_sessions drop column mode`.execute(db)
  expect(await countUnrealPayments(location)).toEqual(unreal)
})

test('where no processor is stored, all payments are of the demo page [P5.09]', async () => {
  const { db, location } = await openWithCustomer()
  await insertPaid('a', 'demo', null).execute(db)
  await sql`alter table payment_sessions drop column mode`.execute(db)
  await sql`alter table payment_sessions drop column processor`.execute(db)
  expect(await countUnrealPayments(location)).toEqual({ demo: 1, test: 0 })
})
