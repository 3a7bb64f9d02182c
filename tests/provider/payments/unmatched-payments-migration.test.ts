import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

test('a payment that was kept a second time when it was refunded is kept once after an update [P5.03]', async () => {
  const location = await prepareDatabase(await createTemporaryFolder())
  const db = new Kysely<Tables>({ dialect: selectEngine(location).openDialect(location) })
  onTestFinished(() => db.destroy())
  const index = migrations.findIndex(({ name }) => name === '037-unmatched-payments')
  await migrate(db, migrations.slice(0, index))
  for (const [session, processorId] of [
    ['ps_1', 'cs_1'],
    ['ps_1', 'pi_1'],
    ['ps_2', 'pi_2'],
    [null, 'cs_3'],
  ] as const) {
    const values = { processor: 'stripe', reason: 'amount', currency: 'EUR', amount: 500 } as const
    const times = { settled_by: null, created_at: '2026-03-01T12:00:00.000Z' }
    const row = { ...values, ...times, session_id: session, processor_id: processorId }
    await db.insertInto('unmatched_payments').values(row).execute()
  }
  await migrate(db)
  const kept = await db
    .selectFrom('unmatched_payments')
    .select(['processor_id', 'processor_payment_id'])
    .orderBy('id')
    .execute()
  expect(kept).toEqual([
    { processor_id: 'cs_1', processor_payment_id: null },
    { processor_id: 'pi_2', processor_payment_id: 'pi_2' },
    { processor_id: 'cs_3', processor_payment_id: null },
  ])
})
