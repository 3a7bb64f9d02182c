import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { listUndecidedSessions } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'

/** Younger sessions are left to the webhook and the customer's return, in milliseconds. */
const minAgeMs = 2 * 60_000

/** Lists the sessions of a processor whose result nobody has reported in time, oldest first. */
export async function listUnreportedSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { name }: Pick<PaymentProcessor, 'name'>,
): Promise<PaymentSessionRow[]> {
  const before = new Date(clock().getTime() - minAgeMs)
  return await listUndecidedSessions(db, name, before)
}
