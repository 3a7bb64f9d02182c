import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import { countUnrealPayments } from '#provider/payments/payment-modes.store.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openPaymentSession, openShop, signUpCustomer, topUp } from '../../support/shops/shop.ts'
import {
  openStripeShop,
  returnFromPayment,
  startPayment,
} from '../../support/stripe/stripe-shop.ts'
import { secretKey, webhookSecret } from '../../support/stripe/stripe-double.ts'
import { locateDatabase, prepareDatabase } from '../../support/database/test-database.ts'

const time = '2026-03-01T12:00:00.000Z'

/** Opens the tables as they were before a migration, with one customer. */
async function openEarlierVersion(migration: string) {
  const location = await prepareDatabase(await createTemporaryFolder())
  const db = new Kysely<Tables>({ dialect: selectEngine(location).openDialect(location) })
  onTestFinished(() => db.destroy())
  const index = migrations.findIndex(({ name }) => name === migration)
  await migrate(db, migrations.slice(0, index))
  await sql`insert into customers (id, email, first_name, last_name, password_hash, created_at,
    updated_at) values (1, 'a@b.c', 'Ann', 'Bee', '', ${time}, ${time})`.execute(db)
  return { db, location }
}

/** The statement with which the previous version stores a paid session. */
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

test('payments of earlier versions are judged by their processor and its ids [P5.09]', async () => {
  const { db, location } = await openEarlierVersion('035-payment-modes')
  await insertPaid('a', 'demo', null).execute(db)
  await insertPaid('b', 'stripe', 'cs_test_1').execute(db)
  await insertPaid('c', 'stripe', 'cs_test_2').execute(db)
  await insertPaid('d', 'stripe', 'cs_live_1').execute(db)
  await insertPaid('e', 'stripe', null).execute(db)
  const unreal = { demo: 1, test: 2 }
  expect(await countUnrealPayments(location)).toEqual(unreal)
  await migrate(db)
  expect(await countUnrealPayments(location)).toEqual(unreal)
  // The previous version may still be running.
  await insertPaid('f', 'stripe', 'cs_test_3').execute(db)
  expect(await countUnrealPayments(location)).toEqual({ ...unreal, test: 3 })
})

test('all payments from before Stripe are of the demo page [P5.09]', async () => {
  const { db, location } = await openEarlierVersion('030-card-payments')
  await sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to,
    locale, status, created_at, updated_at) values ('a', 1, 'a@b.c', 500, 'EUR', 'profile', 'en',
    'paid', ${time}, ${time})`.execute(db)
  expect(await countUnrealPayments(location)).toEqual({ demo: 1, test: 0 })
})
