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
import { insertJournalEntry, listTransfers, numberCause } from '../ledger/ledger.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { recoverLosses } from './recover-losses.ts'
import type { DisputeTable } from '../platform/database/schema/sales.ts'
import type { Database } from '../platform/database/database.ts'

export type DisputeRow = Selectable<DisputeTable>

/**
 * What has changed for the owner: an inquiry `escalated` to a dispute, evidence is due on another
 * day, a lost one can be appealed, or was `reversed` and is won.
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

/** A dispute as it is after a message about it. */
export interface DisputeUpdate {
  readonly dispute: DisputeRow
  /** What has changed for the owner, if anything. */
  readonly change: DisputeChange | null
  /** What was taken again of the Tunes that came back, in cents. */
  readonly recovered: number
}

/**
 * Stores what the processor says about a dispute, in any order. A new one holds what is unspent of
 * the top-up; one that is won gives it back, also after it was lost; one that is lost leaves the rest
 * as a loss. The customer's row must be locked.
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
      : await followDispute(db, existing, session, facts, now)
  if (facts.movement !== null) await moveOnce(db, facts.movement, dispute, now)
  const state = await judge(db, dispute, facts)
  const isNews = dispute.state === 'open' || (dispute.state === 'lost' && state === 'won')
  if (state === 'open' || !isNews) {
    return { dispute, change: compare(existing, dispute), recovered: 0 }
  }
  const change = dispute.state === 'lost' ? ('reversed' as const) : state
  return { ...(await decide(db, dispute, state, now)), change }
}

/** Returns the reported state; where nobody says who has won, the one who has the money has. */
async function judge(
  db: Database,
  { id, stage }: DisputeRow,
  reported: Pick<DisputeFacts, 'state' | 'stage'>,
): Promise<DisputeState> {
  const isDecided = reported.state !== 'open' && reported.stage !== 'unclear'
  if (isDecided || stage !== 'unclear') return reported.state
  if (!(await hasMoved(db, 'withdrawn', id))) return 'open'
  return (await hasMoved(db, 'reinstated', id)) ? 'won' : 'lost'
}

/** What the owner is told when a dispute reaches a stage; an inquiry is the first. */
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
  // What comes back may be disputed a second time, or have been refunded to the card.
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
 * Stores what a later message says about a stored dispute. Of one that is decided, only that it can be
 * appealed is news.
 */
async function followDispute(
  db: Database,
  dispute: DisputeRow,
  session: PaymentSessionRow,
  facts: DisputeFacts,
  now: Date,
): Promise<DisputeRow> {
  const { id, state, stage, reported_at: reportedAt } = dispute
  const isLater = isLaterStage(facts.stage, stage)
  const isRecent = facts.reportedAt.getTime() >= Date.parse(reportedAt)
  const isFollowed = state === 'open' || (state === 'lost' && facts.stage === 'appeal')
  if (!isFollowed || !(isLater || (facts.stage === stage && isRecent))) return dispute
  const due = facts.dueAt?.toISOString() ?? null
  const amount = await adjustAmount(db, dispute, Math.min(facts.amount, session.amount), now)
  const updated = await db
    .updateTable('disputes')
    .set({
      ...amount,
      stage: facts.stage,
      // The day is missing once evidence was sent.
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
 * Returns the amount of a dispute and what is held of it then; gives back the rest. After the bank has
 * moved the amount, or decided, it stays.
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
    const cause = await numberCause(db, getDisputeCause('release', id))
    await insertJournalEntry(db, createReleaseEntry(cause, customerId, held - reported), now)
  }
  return { amount: reported, held: Math.min(held, reported) }
}

async function hasMoved(db: Database, step: DisputeStep, id: string): Promise<boolean> {
  return (await listTransfers(db, getDisputeCause(step, id))).length > 0
}

/** Makes the journal entry of a step, unless there is one. */
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
