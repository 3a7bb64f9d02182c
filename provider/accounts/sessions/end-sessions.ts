import type { Dependencies } from '../../dependencies.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { endCustomerSession } from './session-list.store.ts'
import { endOtherSessions, endSession } from './sessions.store.ts'
import type { AuthSession } from './sessions.store.ts'

/** Ends the session of a customer who is logging out. */
export async function logOut(
  { db }: Dependencies,
  { customer, sessionId }: AuthSession,
): Promise<void> {
  await transactFor(db, customer.id, (transaction) => endSession(transaction, sessionId))
}

/** Ends one of a customer's sessions; returns false if the customer has no such session. */
export async function endOneSession(
  { db }: Dependencies,
  { customer }: AuthSession,
  sessionId: string,
): Promise<boolean> {
  return await transactFor(db, customer.id, (transaction) =>
    endCustomerSession(transaction, customer.id, sessionId),
  )
}

/** Ends all of a customer's sessions except the current one. */
export async function endAllOtherSessions(
  { db }: Dependencies,
  { customer, sessionId }: AuthSession,
): Promise<void> {
  await transactFor(db, customer.id, (transaction) =>
    endOtherSessions(transaction, customer.id, sessionId),
  )
}
