import type { Selectable } from 'kysely'
import { createDisputeEntry } from '../domain/ledger.ts'
import type { DisputeStep } from '../domain/ledger.ts'
import type { DisputeFacts } from '../domain/payment-processor.ts'
import { insertJournalEntry, listTransfers } from './ledger.ts'
import type { PaymentSessionRow } from './payment-sessions.ts'
import { recoverLosses } from './recover-losses.ts'
import type { DisputeTable } from './schema-sales.ts'
import type { Database } from './schema.ts'

export type DisputeRow = Selectable<DisputeTable>

/**
 * Stores what the processor says about a dispute, in any order. A new one holds what is unspent of
 * the top-up; one that is won gives it back; one that is lost leaves the rest as a loss. The
 * customer's row must be locked. Returns what has changed for the owner, if anything.
 */
export async function updateDispute(
  db: Database,
  session: PaymentSessionRow,
  facts: DisputeFacts,
  now: Date,
): Promise<{ readonly dispute: DisputeRow; readonly change: 'opened' | 'won' | 'lost' | null }> {
  const existing = await findDispute(db, facts.id)
  const dispute = existing ?? (await insertDispute(db, session, facts, now))
  if (facts.movement !== null) await moveOnce(db, facts.movement, dispute, now)
  const change = existing === null ? ('opened' as const) : null
  if (facts.state === 'open' || dispute.state !== 'open') return { dispute, change }
  return { dispute: await decide(db, dispute, facts.state, now), change: facts.state }
}

async function decide(
  db: Database,
  dispute: DisputeRow,
  state: 'won' | 'lost',
  now: Date,
): Promise<DisputeRow> {
  if (state === 'lost') await recoverLosses(db, dispute.customer_id, now)
  const latest = (await findDispute(db, dispute.id)) ?? dispute
  await moveOnce(db, state, latest, now)
  const decided = await db
    .updateTable('disputes')
    .set({ state, updated_at: now.toISOString() })
    .where('id', '=', dispute.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // What comes back can be disputed a second time.
  if (state === 'won') await recoverLosses(db, dispute.customer_id, now)
  return decided
}

async function findDispute(db: Database, id: string): Promise<DisputeRow | null> {
  const dispute = await db
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return dispute ?? null
}

async function insertDispute(
  db: Database,
  session: PaymentSessionRow,
  facts: DisputeFacts,
  now: Date,
): Promise<DisputeRow> {
  const timestamp = now.toISOString()
  const dispute = await db
    .insertInto('disputes')
    .values({
      id: facts.id,
      session_id: session.id,
      customer_id: session.customer_id,
      amount: Math.min(facts.amount, session.amount),
      held: 0,
      reason: facts.reason,
      due_at: facts.dueAt?.toISOString() ?? null,
      state: 'open',
      created_at: timestamp,
      updated_at: timestamp,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recoverLosses(db, session.customer_id, now)
  return (await findDispute(db, facts.id)) ?? dispute
}

/** Makes the journal entry of a step, unless there is one. */
async function moveOnce(
  db: Database,
  step: DisputeStep,
  dispute: DisputeRow,
  now: Date,
): Promise<void> {
  const entry = createDisputeEntry(step, dispute)
  if (entry === null) return
  const existing = await listTransfers(db, entry.cause)
  if (existing.length === 0) await insertJournalEntry(db, entry, now)
}
