import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import { insertRefund } from '#provider/payments/refunds.store.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { listWithdrawableTopUps } from '#provider/refunds/withdrawals/withdrawals.store.ts'
import demoShop from '../../../shop.config.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

const now = new Date('2026-03-02T12:00:00.000Z')
const time = '2026-03-01T12:00:00.000Z'

/** Opens a database of the previous version with a paid top-up of which a part was refunded. */
async function openPreviousVersion() {
  const location = await prepareDatabase(await createTemporaryFolder())
  const db = new Kysely<Tables>({ dialect: selectEngine(location).openDialect(location) })
  onTestFinished(() => db.destroy())
  const index = migrations.findIndex(({ name }) => name === '030-card-payments')
  await migrate(db, migrations.slice(0, index))
  for (const statement of [
    sql`insert into customers (id, email, first_name, last_name, password_hash, created_at,
      updated_at) values (1, 'a@b.c', 'Ann', 'Bee', '', ${time}, ${time})`,
    sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to, locale,
      status, created_at, updated_at)
      values ('ps', 1, 'a@b.c', 500, 'EUR', 'profile', 'en', 'paid', ${time}, ${time})`,
    sql`insert into journal_entries (cause, payment_session_id, created_at)
      values ('payment:evt', 'ps', ${time}), ('refund:7', null, ${time})`,
    sql`insert into ledger_transfers (journal_entry_id, from_account, to_account, amount)
      values (1, 'card-clearing', 'customer:1', 500), (2, 'customer:1', 'card-clearing', 200)`,
    sql`insert into withdrawals (id, request_id, customer_id, name, email, contract, session_id,
      locale, received_at) values (3, 'request', 1, 'Ann', 'a@b.c', '', 'ps', 'en', ${time})`,
    insertOldRefund(7),
  ]) {
    await statement.execute(db)
  }
  return db
}

/** The statement with which the previous version stores a refund. */
const insertOldRefund = (id: number) =>
  sql`insert into refunds (id, withdrawal_id, session_id, customer_id, amount, state, created_at,
    updated_at) values (${id}, 3, 'ps', 1, 200, 'requested', ${time}, ${time})`

test('refunds are kept, more are possible, and earlier payments can still be withdrawn from [P5.03]', async () => {
  const db = await openPreviousVersion()
  await migrate(db)
  const kept = await db.selectFrom('refunds').selectAll().execute()
  expect(kept).toMatchObject([
    { id: 7, withdrawal_id: 3, session_id: 'ps', amount: 200, state: 'requested', reason: null },
  ])
  const session = await db.selectFrom('payment_sessions').selectAll().executeTakeFirstOrThrow()
  expect(session).toMatchObject({ processor: 'demo', processor_id: null, paid_at: null })
  expect(await listWithdrawableTopUps(db, 1, now, demoShop)).toMatchObject([
    { id: 'ps', unspent: 300 },
  ])
  const refund = await db
    .transaction()
    .execute((transaction) => insertRefund(transaction, { session, amount: 100 }, now))
  expect(refund).toMatchObject({ id: 8, withdrawal_id: null })
  expect(await listWithdrawableTopUps(db, 1, now, demoShop)).toMatchObject([
    { id: 'ps', unspent: 200 },
  ])
})

test('the previous version can store refunds and payments while both versions run [P5.03]', async () => {
  const db = await openPreviousVersion()
  await migrate(db)
  await sql`delete from refunds`.execute(db)
  await insertOldRefund(9).execute(db)
  await sql`update refunds set state = 'refunded' where id = 9 and state = 'requested'`.execute(db)
  await sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to,
    locale, status, created_at, updated_at)
    values ('ps2', 1, 'a@b.c', 500, 'EUR', 'profile', 'en', 'open', ${time}, ${time})`.execute(db)
  const rows = await db
    .selectFrom('payment_sessions')
    .select(['id', 'processor'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'ps', processor: 'demo' },
    { id: 'ps2', processor: 'demo' },
  ])
})
