import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { listWithdrawableTopUps } from '#provider/refunds/withdrawals/withdrawals.store.ts'
import demoShop from '../../../shop.config.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

const now = new Date('2026-03-02T12:00:00.000Z')
const time = '2026-03-01T12:00:00.000Z'

test('refunds of earlier versions are stored with what had been spent of them [P5.03]', async () => {
  const location = await prepareDatabase(await createTemporaryFolder())
  const db = new Kysely<Tables>({ dialect: selectEngine(location).openDialect(location) })
  onTestFinished(() => db.destroy())
  const index = migrations.findIndex(({ name }) => name === '036-refund-losses')
  await migrate(db, migrations.slice(0, index))
  for (const statement of [
    sql`insert into customers (id, email, first_name, last_name, password_hash, created_at,
      updated_at) values (1, 'a@b.c', 'Ann', 'Bee', '', ${time}, ${time})`,
    sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to, locale,
      status, created_at, updated_at)
      values ('ps', 1, 'a@b.c', 500, 'EUR', 'profile', 'en', 'paid', ${time}, ${time})`,
    sql`insert into journal_entries (cause, payment_session_id, created_at)
      values ('payment:ps', 'ps', ${time}), ('refund:7', null, ${time}), ('refund:8', null, ${time})`,
    sql`insert into ledger_transfers (journal_entry_id, from_account, to_account, amount)
      values (1, 'card-clearing', 'customer:1', 500), (2, 'customer:1', 'card-clearing', 100),
        (2, 'losses', 'card-clearing', 60), (3, 'customer:1', 'card-clearing', 40)`,
    ...[
      [7, 160],
      [8, 40],
    ].map(
      ([id, amount]) => sql`insert into refunds (id, session_id, customer_id, amount, state,
        processor_id, created_at, updated_at)
        values (${id}, 'ps', 1, ${amount}, 'refunded', ${`re_${id}`}, ${time}, ${time})`,
    ),
  ]) {
    await statement.execute(db)
  }
  await migrate(db)
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'loss', 'alerts'])
    .orderBy('id')
    .execute()
  expect(refunds).toEqual([
    { id: 7, loss: 60, alerts: 0 },
    { id: 8, loss: 0, alerts: 0 },
  ])
  expect(await listWithdrawableTopUps(db, 1, now, demoShop)).toMatchObject([
    { inBalance: 360, unspent: 300, lost: 60 },
  ])
})
