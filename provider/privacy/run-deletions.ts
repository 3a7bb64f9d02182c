import { listOpenAffairs } from '../accounts/customer-data.store.ts'
import { deleteCustomer } from '../accounts/delete-customer.ts'
import { removeUnusedPicture } from '../accounts/profile/remove-unused-picture.ts'
import type { Context } from '../context.ts'
import { createGivenUpEntry } from '../ledger/ledger.rules.ts'
import { getBalanceCents, insertJournalEntry } from '../ledger/ledger.store.ts'
import { listTopUps } from '../ledger/top-ups.store.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { listRefusedTopUps } from '../payments/refunds.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import type { ScheduledTask } from '../platform/tasks/scheduler.ts'
import {
  findDeletionRequest,
  findDueDeletion,
  postponeDeletion,
} from './deletion-requests.store.ts'
import type { DeletionRequest } from './deletion-requests.store.ts'
import { listReturnedParts } from './deletion.rules.ts'

/** The pause between attempts to delete an account whose refunds have not arrived, for example. */
const pauseMs = 60 * 60 * 1000

/**
 * Creates the task that deletes the accounts whose customers requested it a week ago: it first pays
 * back the Tunes that they did not give up, and waits until everything is settled. Each step can be
 * repeated, so that another process can continue after any of them.
 */
export function createDeletionTask(context: Context): ScheduledTask {
  const { db, clock } = context
  return {
    name: 'deletions',
    intervalMs: 60_000,
    hasWork: async () => (await findDueDeletion(db, clock())) !== null,
    run: async (signal) => {
      const start = clock()
      for (;;) {
        const request = signal.aborted ? null : await findDueDeletion(db, start)
        if (request === null) return
        await continueDeletion(context, request)
      }
    },
  }
}

async function continueDeletion(context: Context, request: DeletionRequest): Promise<void> {
  const { db, clock } = context
  // First, so that an account whose deletion fails does not delay the others.
  await postponeDeletion(db, request.customer_id, new Date(clock().getTime() + pauseMs))
  await returnTunes(context, request)
  const deleted = await transactFor(db, request.customer_id, (inside) =>
    deleteSettledCustomer(inside, request.customer_id, clock()),
  )
  if (deleted !== null) await removeUnusedPicture(db, context.files.pictures, deleted)
}

/** Requests the refunds of what the customer has not given up. */
async function returnTunes(
  context: Context,
  { customer_id: id, given_up: givenUp }: DeletionRequest,
): Promise<void> {
  const { db, options } = context
  const balance = await getBalanceCents(db, id)
  const refused = new Set(await listRefusedTopUps(db, id))
  const parts = listReturnedParts(await listTopUps(db, id), { balance, givenUp }, refused)
  for (const { topUpId: sessionId, amount } of parts) {
    const refund = { sessionId, amount, reason: 'The account is deleted.' }
    await refundPayment({ ...context, shop: options.shop }, refund)
  }
}

/**
 * Deletes the account if nothing is left to be settled, together with the Tunes that the customer gave
 * up; returns the deleted row or null.
 */
async function deleteSettledCustomer(db: Database, id: number, now: Date) {
  const request = await findDeletionRequest(db, id)
  if (request === null) return null
  const balance = await getBalanceCents(db, id)
  if (balance > request.given_up || (await listOpenAffairs(db, id)).length > 0) return null
  if (balance > 0) await insertJournalEntry(db, createGivenUpEntry(id, balance), now)
  return await deleteCustomer(db, id, { now })
}
