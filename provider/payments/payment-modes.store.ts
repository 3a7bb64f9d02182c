import { sql } from 'kysely'
import type { PaymentMode } from './payment-processor.ts'
import type { DatabaseLocation } from '../platform/database/engine.ts'
import { getEngine } from '../platform/database/get-engine.ts'
import { openAnyVersion } from '../platform/database/open-database.ts'
import type { Database } from '../platform/database/database.ts'

/** What is known of payments without a stored mode: their processor and the id that it gave them. */
const judgedMode = sql<PaymentMode | null>`case
  when payment_sessions.processor = 'demo' then 'demo'
  when substr(payment_sessions.processor_id, 1, 8) = 'cs_live_' then 'live'
  when substr(payment_sessions.processor_id, 1, 8) = 'cs_test_' then 'test' end`

/** The mode of a row of `payment_sessions`; null if it is not known. */
export const paymentMode = sql<PaymentMode | null>`coalesce(payment_sessions.mode, ${judgedMode})`

/** The numbers of paid payments in which no money moved. */
export interface UnrealPayments {
  readonly demo: number
  readonly test: number
}

/**
 * Counts the payments in which no money moved and that have not been refunded, in the database of a
 * shop of any version; none if there is no database. What they credited can be spent, or was.
 */
export async function countUnrealPayments(location: DatabaseLocation): Promise<UnrealPayments> {
  const db = await openAnyVersion(location)
  if (db === null) return { demo: 0, test: 0 }
  try {
    return await countUnreal(db)
  } finally {
    await db.destroy()
  }
}

async function countUnreal(db: Database): Promise<UnrealPayments> {
  const tables = await getEngine(db).listTables(db)
  const table = tables.find(({ name }) => name === 'payment_sessions')
  if (table === undefined) return { demo: 0, test: 0 }
  const mode = selectMode(new Set(table.columns.map(({ name }) => name)))
  // A refund to the demo page succeeds when the shop runs again; one of a test mode may fail,
  // which gives the Tunes back.
  const { rows } = await sql<{ mode: PaymentMode | null; payments: number }>`
    select ${mode} as mode, count(*) as payments from payment_sessions
    where status = 'paid' and amount > coalesce((select sum(refunds.amount) from refunds
      where refunds.session_id = payment_sessions.id and (refunds.state = 'refunded'
      or (refunds.state = 'requested' and ${mode} = 'demo'))), 0)
    group by 1`.execute(db)
  const count = (unreal: PaymentMode) =>
    Number(rows.find((row) => row.mode === unreal)?.payments ?? 0)
  return { demo: count('demo'), test: count('test') }
}

/** Versions before the thirtieth migration had only the demo page. */
function selectMode(columns: ReadonlySet<string>) {
  if (columns.has('mode')) return paymentMode
  return columns.has('processor') ? judgedMode : sql<PaymentMode>`'demo'`
}
