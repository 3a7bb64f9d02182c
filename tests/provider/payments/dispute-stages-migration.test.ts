import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

const time = '2026-03-01T12:00:00.000Z'

test('an open dispute of an earlier version without money that was taken is an inquiry [P5.03]', async () => {
  const location = await prepareDatabase(await createTemporaryFolder())
  const db = new Kysely<Tables>({ dialect: selectEngine(location).openDialect(location) })
  onTestFinished(() => db.destroy())
  const index = migrations.findIndex(({ name }) => name === '040-dispute-stages')
  await migrate(db, migrations.slice(0, index))
  for (const statement of [
    sql`insert into customers (id, email, first_name, last_name, password_hash, created_at,
      updated_at) values (1, 'a@b.c', 'Ann', 'Bee', '', ${time}, ${time})`,
    sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to, locale,
      status, created_at, updated_at)
      values ('ps', 1, 'a@b.c', 900, 'EUR', 'profile', 'en', 'paid', ${time}, ${time})`,
    sql`insert into journal_entries (cause, created_at)
      values ('dispute:du_taken:withdrawn', ${time})`,
    ...[
      ['du_asked', 'open'],
      ['du_taken', 'open'],
      ['du_ended', 'won'],
    ].map(
      ([id, state]) => sql`insert into disputes (id, session_id, customer_id, amount, held, reason,
        state, created_at, updated_at)
        values (${id}, 'ps', 1, 300, 0, 'fraudulent', ${state}, ${time}, ${time})`,
    ),
  ]) {
    await statement.execute(db)
  }
  await migrate(db)
  const disputes = await db.selectFrom('disputes').select(['id', 'stage']).orderBy('id').execute()
  expect(disputes).toEqual([
    { id: 'du_asked', stage: 'inquiry' },
    { id: 'du_ended', stage: 'dispute' },
    { id: 'du_taken', stage: 'dispute' },
  ])
})
