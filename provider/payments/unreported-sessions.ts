import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { listUndecidedSessions } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'

/**
 * The age from which the shop looks up a result itself, in milliseconds; the webhook or the customer's
 * return usually reports it earlier.
 */
const minAgeMs = 2 * 60_000

/** Lists the undecided sessions of a processor that are older than two minutes, oldest first. */
export async function listUnreportedSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { name }: Pick<PaymentProcessor, 'name'>,
): Promise<PaymentSessionRow[]> {
  const before = new Date(clock().getTime() - minAgeMs)
  return await listUndecidedSessions(db, name, before)
}
