import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import {
  markWithdrawalClosed,
  listOpenWithdrawals,
} from '#provider/refunds/withdrawals/order-withdrawals.store.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

const time = '2026-03-01T12:00:00.000Z'

/** The statement with which the previous version stores a guest's withdrawal. */
const insertOldWithdrawal = (request: string) =>
  sql`insert into withdrawals (request_id, name, email, contract, locale, received_at)
    values (${request}, 'Ann', 'a@b.c', 'Order 1', 'en', ${time})`

test('withdrawals of the previous version are open, also those that it stores meanwhile', async () => {
  const location = await prepareDatabase(await createTemporaryFolder())
  const db = new Kysely<Tables>({ dialect: selectEngine(location).openDialect(location) })
  onTestFinished(() => db.destroy())
  const index = migrations.findIndex(({ name }) => name === '034-settled-withdrawals')
  await migrate(db, migrations.slice(0, index))
  await insertOldWithdrawal('before').execute(db)
  await migrate(db)
  await insertOldWithdrawal('meanwhile').execute(db)
  const listIds = async () => (await listOpenWithdrawals(db)).map(({ withdrawal }) => withdrawal.id)
  expect(await listIds()).toEqual([1, 2])
  expect(await markWithdrawalClosed(db, 1, 'settled', new Date(time))).toBe(true)
  expect(await markWithdrawalClosed(db, 1, 'again', new Date(time))).toBe(false)
  expect(await listIds()).toEqual([2])
})
