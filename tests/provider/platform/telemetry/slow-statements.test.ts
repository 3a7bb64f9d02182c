import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { withoutTimeLimit } from '#provider/platform/database/time-limit.ts'
import { runWithRequestId } from '#provider/platform/http/request-id.ts'
import { hideValues } from '#provider/platform/database/explain-statement.ts'
import { watchStatements } from '#provider/platform/telemetry/watch-statements.ts'
import type { LogEntry } from '#provider/open-provider.ts'
import { locateDatabase } from '../../../support/database/test-database.ts'
import { openShop } from '../../../support/shops/open-shop.ts'

const email = 'ann@example.com'

/** Opens the database of a new shop, of whose statements those of `slowStatementMs` are slow. */
async function openWatched(slowStatementMs: number) {
  const { folder } = await openShop()
  const entries: LogEntry[] = []
  const log = (entry: LogEntry) => void entries.push(entry)
  const onStatement = watchStatements({ telemetry: noTelemetry, log, slowStatementMs })
  const db = await openDatabase({ ...locateDatabase(folder), onStatement })
  onTestFinished(() => db.destroy())
  /** Returns the entries for the statements that contain a text. */
  const find = (text: string) => entries.filter((entry) => String(entry['sql']).includes(text))
  return { db, find }
}

/** A threshold that every statement exceeds. */
const always = 1e-9

test('a slow statement is logged once with its plan and request, without values [P9.07]', async () => {
  const { db, find } = await openWatched(always)
  const query = db
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', email)
    .where('id', '>', 7)
  await runWithRequestId('r1', () => query.execute())
  await query.execute()
  await expect.poll(() => find('"email" =').length).toBe(1)
  const [entry] = find('"email" =')
  expect(entry).toMatchObject({ level: 'warn', event: 'slow-statement', requestId: 'r1' })
  expect(entry?.['plan']).toMatch(/customers/i)
  expect(JSON.stringify(entry)).not.toContain(email)
  expect(entry?.['plan']).not.toMatch(/\b7\b/)
})

test('explaining a slow write does not repeat it [P9.07]', async () => {
  const { db, find } = await openWatched(always)
  await sql`create table samples (name text)`.execute(db)
  await sql`insert into samples (name) values (${'a name'})`.execute(db)
  await expect.poll(() => find('insert into samples').length).toBe(1)
  expect(find('insert into samples')[0]?.['plan']).toBeDefined()
  const { rows } = await sql`select name from samples`.execute(db)
  expect(rows).toEqual([{ name: 'a name' }])
  await sql`drop table samples`.execute(db)
})

test('fast statements and work without a time limit are not logged [P9.07]', async () => {
  const fast = await openWatched(60_000)
  await fast.db.selectFrom('customers').select('id').execute()
  const unlimited = await openWatched(always)
  await withoutTimeLimit(() => unlimited.db.selectFrom('customers').select('id').execute())
  await unlimited.db.selectFrom('coupons').select('code').execute()
  await expect.poll(() => unlimited.find('"coupons"').length).toBe(1)
  expect(unlimited.find('"customers"')).toEqual([])
  expect(fast.find('')).toEqual([])
})

test('a plan contains no values, even of texts with line breaks and quotes [P9.07]', () => {
  const plan = [
    'Subquery Scan on ranked  (cost=0.15..8.17 rows=1 width=4)',
    '  ->  WindowAgg  (cost=0.15..8.17 rows=1 width=12)',
    "        Filter: ((name = 'O''Neil",
    "secret 12'::text) AND (id > 7))",
    '        Run Condition: (row_number() OVER (?) <= 42)',
    '        Function Call: generate_series(1, 42)',
  ]
  expect(hideValues(plan.join('\n')).split('\n')).toEqual([
    ...plan.slice(0, 2),
    '        Filter: ((name = ?::text) AND (id > ?))',
    '        Run Condition: (row_number() OVER (?) <= ?)',
    '        Function Call: generate_series(?, ?)',
  ])
})
