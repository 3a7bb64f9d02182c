import type { Selectable } from 'kysely'
import {
  createDisputeEntry,
  createReleaseEntry,
  getDisputeCause,
} from '../ledger/dispute-entries.rules.ts'
import type { DisputeStep } from '../ledger/dispute-entries.rules.ts'
import type { DisputeFacts } from './payment-processor.ts'
import { isLaterStage } from './payment-session.rules.ts'
import type { DisputeState } from './payment-session.rules.ts'
import { insertJournalEntry, listTransfers, getNextCause } from '../ledger/ledger.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { recoverLosses } from './recover-losses.ts'
import type { DisputeTable } from '../platform/database/schema/payments.ts'
import type { Database } from '../platform/database/database.ts'

export type DisputeRow = Selectable<DisputeTable>

/**
 * A change of a dispute that concerns the owner: `escalated` from an inquiry, `rescheduled` to
 * another deadline, `appealed` if a lost one can be appealed, `reversed` if a lost one is won.
 */
export type DisputeChange =
  | 'opened'
  | 'escalated'
  | 'rescheduled'
  | 'appealed'
  | 'unclear'
  | 'won'
  | 'lost'
  | 'reversed'

/** A dispute after processing a message about it. */
export interface DisputeUpdate {
  readonly dispute: DisputeRow
  /** The change that concerns the owner, or null. */
  readonly change: DisputeChange | null
  /** The returned Tunes that were deducted again, in cents. */
  readonly recovered: number
}

/**
 * Stores the processor's report on a dispute; reports can arrive in any order. A new dispute holds
 * the unspent part of the top-up; winning it releases that, even after a loss; losing it books the
 * rest as a loss. The customer's row must be locked.
 */
export async function updateDispute(
  db: Database,
  session: PaymentSessionRow,
  facts: DisputeFacts,
  now: Date,
): Promise<DisputeUpdate> {
  const existing = await findDispute(db, facts.id)
  const dispute =
    existing === null
      ? await insertDispute(db, session, facts, now)
      : await applyReport(db, existing, session, facts, now)
  if (facts.movement !== null) await moveOnce(db, facts.movement, dispute, now)
  const state = await determineState(db, dispute, facts)
  const isChange = dispute.state === 'open' || (dispute.state === 'lost' && state === 'won')
  if (state === 'open' || !isChange) {
    return { dispute, change: compare(existing, dispute), recovered: 0 }
  }
  const change = dispute.state === 'lost' ? ('reversed' as const) : state
  return { ...(await decide(db, dispute, state, now)), change }
}

/** Returns the reported state; without a reported winner, whoever has the money has won. */
async function determineState(
  db: Database,
  { id, stage }: DisputeRow,
  reported: Pick<DisputeFacts, 'state' | 'stage'>,
): Promise<DisputeState> {
  const isDecided = reported.state !== 'open' && reported.stage !== 'unclear'
  if (isDecided || stage !== 'unclear') return reported.state
  if (!(await hasMoved(db, 'withdrawn', id))) return 'open'
  return (await hasMoved(db, 'reinstated', id)) ? 'won' : 'lost'
}

/** The change when a dispute reaches a stage; an inquiry is the first. */
const stageChanges = {
  inquiry: 'opened',
  dispute: 'escalated',
  appeal: 'appealed',
  unclear: 'unclear',
} as const

function compare(existing: DisputeRow | null, dispute: DisputeRow): DisputeChange | null {
  const { stage, due_at: due } = dispute
  if (existing === null) return stage === 'unclear' ? 'unclear' : 'opened'
  if (stage !== existing.stage) return stageChanges[stage]
  const isOtherDay = due !== null && due.slice(0, 10) !== existing.due_at?.slice(0, 10)
  return isOtherDay ? 'rescheduled' : null
}

async function decide(
  db: Database,
  dispute: DisputeRow,
  state: 'won' | 'lost',
  now: Date,
): Promise<Omit<DisputeUpdate, 'change'>> {
  if (state === 'lost') await recoverLosses(db, dispute.customer_id, now)
  const latest = (await findDispute(db, dispute.id)) ?? dispute
  await moveOnce(db, state, latest, now)
  const decided = await db
    .updateTable('disputes')
    .set({ state, updated_at: now.toISOString() })
    .where('id', '=', dispute.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // The released amount may be disputed again, or may already have been refunded to the card.
  const recovered = state === 'won' ? await recoverLosses(db, dispute.customer_id, now) : 0
  return { dispute: decided, recovered }
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
      stage: facts.stage,
      reported_at: facts.reportedAt.toISOString(),
      created_at: timestamp,
      updated_at: timestamp,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recoverLosses(db, session.customer_id, now)
  return (await findDispute(db, facts.id)) ?? dispute
}

/**
 * Stores a later report on a known dispute. For a decided one, only a possible appeal is relevant.
 */
async function applyReport(
  db: Database,
  dispute: DisputeRow,
  session: PaymentSessionRow,
  facts: DisputeFacts,
  now: Date,
): Promise<DisputeRow> {
  const { id, state, stage, reported_at: reportedAt } = dispute
  const isLater = isLaterStage(facts.stage, stage)
  const isRecent = facts.reportedAt.getTime() >= Date.parse(reportedAt)
  const isApplicable = state === 'open' || (state === 'lost' && facts.stage === 'appeal')
  if (!isApplicable || !(isLater || (facts.stage === stage && isRecent))) return dispute
  const due = facts.dueAt?.toISOString() ?? null
  const amount = await adjustAmount(db, dispute, Math.min(facts.amount, session.amount), now)
  const updated = await db
    .updateTable('disputes')
    .set({
      ...amount,
      stage: facts.stage,
      // The deadline is missing once evidence has been submitted.
      due_at: isLater ? due : (due ?? dispute.due_at),
      reported_at: facts.reportedAt.toISOString(),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (amount.amount === dispute.amount) return updated
  await recoverLosses(db, dispute.customer_id, now)
  return (await findDispute(db, id)) ?? updated
}

/**
 * Returns the new amount of a dispute and its held part, after releasing the excess. Changes
 * nothing once the bank has moved the amount or decided.
 */
async function adjustAmount(
  db: Database,
  { id, customer_id: customerId, amount, held, state }: DisputeRow,
  reported: number,
  now: Date,
): Promise<{ amount: number; held: number }> {
  const isMoved = (await hasMoved(db, 'withdrawn', id)) || (await hasMoved(db, 'reinstated', id))
  if (isMoved || state !== 'open') return { amount, held }
  if (held > reported) {
    const cause = await getNextCause(db, getDisputeCause('release', id))
    await insertJournalEntry(db, createReleaseEntry(cause, customerId, held - reported), now)
  }
  return { amount: reported, held: Math.min(held, reported) }
}

async function hasMoved(db: Database, step: DisputeStep, id: string): Promise<boolean> {
  return (await listTransfers(db, getDisputeCause(step, id))).length > 0
}

/** Inserts the journal entry for a step, unless it exists. */
async function moveOnce(
  db: Database,
  step: DisputeStep,
  dispute: DisputeRow,
  now: Date,
): Promise<void> {
  const entry = createDisputeEntry(step, dispute)
  if (entry !== null && !(await hasMoved(db, step, dispute.id))) {
    await insertJournalEntry(db, entry, now)
  }
}
