import { sql } from 'kysely'
import type { PaymentMode } from './payment-processor.ts'
import type { DatabaseLocation } from '../platform/database/engine.ts'
import { getEngine } from '../platform/database/get-engine.ts'
import { openAnyVersion } from '../platform/database/open-database.ts'
import type { Database } from '../platform/database/database.ts'

/** The numbers of paid payments without real money, by mode. */
export interface UnrealPayments {
  readonly demo: number
  readonly test: number
}

/**
 * Counts unrefunded payments without real money, whose credit is spendable or spent, in the
 * database of a shop of any version; zero if there is no database.
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
  if (!tables.some(({ name }) => name === 'payment_sessions')) return { demo: 0, test: 0 }
  // A refund of a demo payment succeeds once the shop runs again; one of a test-mode payment may
  // fail, which returns the Tunes.
  const { rows } = await sql<{ mode: PaymentMode; payments: number }>`
    select mode, count(*) as payments from payment_sessions
    where status = 'paid' and amount > coalesce((select sum(refunds.amount) from refunds
      where refunds.session_id = payment_sessions.id and (refunds.state = 'refunded'
      or (refunds.state = 'requested' and mode = 'demo'))), 0)
    group by mode`.execute(db)
  const count = (unreal: PaymentMode) =>
    Number(rows.find((row) => row.mode === unreal)?.payments ?? 0)
  return { demo: count('demo'), test: count('test') }
}
