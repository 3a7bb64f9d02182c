import { createHoldEntry, getDisputeCause } from '../ledger/dispute-entries.rules.ts'
import { createRecoveryEntry, getRefundCauses } from '../ledger/ledger.rules.ts'
import { insertJournalEntry, getNextCause } from '../ledger/ledger.store.ts'
import type { Database } from '../platform/database/database.ts'
import { listTopUps } from '../ledger/top-ups.store.ts'
import { listDisputesNotWon, listRefundsWithLoss, storeHeld, storeLoss } from './losses.store.ts'

/**
 * Deducts Tunes from the balance whose payment was returned to the card, or may be: holds them for
 * an open dispute, or reduces the loss of a lost dispute or a refund. Call it when a dispute or a
 * refund is stored, and when Tunes are returned to the balance. The customer's row must be locked.
 * Returns the sum in cents.
 */
export async function recoverLosses(db: Database, customerId: number, now: Date): Promise<number> {
  let sum = 0
  for (const { id, lost, inBalance } of await listTopUps(db, customerId)) {
    const available = Math.min(lost, inBalance)
    if (available === 0) continue
    const held = await holdForDisputes(db, id, available, now)
    await reduceLosses(db, id, available - held, now)
    sum += available
  }
  return sum
}

/** Holds up to the available cents for disputes and returns the amount held. */
async function holdForDisputes(
  db: Database,
  sessionId: string,
  available: number,
  now: Date,
): Promise<number> {
  let sum = 0
  for (const dispute of await listDisputesNotWon(db, sessionId)) {
    const more = Math.min(dispute.amount - dispute.held, available - sum)
    if (more === 0) continue
    const cause = await getNextCause(db, getDisputeCause('hold', dispute.id))
    await insertJournalEntry(db, createHoldEntry(cause, dispute, more), now)
    await storeHeld(db, dispute, dispute.held + more, now)
    sum += more
  }
  return sum
}

async function reduceLosses(
  db: Database,
  sessionId: string,
  available: number,
  now: Date,
): Promise<void> {
  let left = available
  for (const refund of await listRefundsWithLoss(db, sessionId)) {
    const { id, customer_id: customerId, loss } = refund
    const more = Math.min(loss, left)
    if (more === 0) continue
    const cause = await getNextCause(db, getRefundCauses(id).recovered)
    await insertJournalEntry(db, createRecoveryEntry(cause, customerId, more), now)
    await storeLoss(db, refund, loss - more, now)
    left -= more
  }
}
