import type { Dependencies } from '../../dependencies.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { endCustomerSession } from './session-list.store.ts'
import { endOtherSessions, endSession } from './sessions.store.ts'
import type { AuthSession } from './sessions.store.ts'

/** Ends the session of a customer who logs out. */
export async function logOut(
  { db }: Dependencies,
  { customer, sessionId }: AuthSession,
): Promise<void> {
  await transactFor(db, customer.id, (transaction) => endSession(transaction, sessionId))
}

/** Ends a session of a customer; returns false if the customer has no such session. */
export async function endOneSession(
  { db }: Dependencies,
  { customer }: AuthSession,
  sessionId: string,
): Promise<boolean> {
  return await transactFor(db, customer.id, (transaction) =>
    endCustomerSession(transaction, customer.id, sessionId),
  )
}

/** Ends all sessions of a customer but the present one. */
export async function endAllOtherSessions(
  { db }: Dependencies,
  { customer, sessionId }: AuthSession,
): Promise<void> {
  await transactFor(db, customer.id, (transaction) =>
    endOtherSessions(transaction, customer.id, sessionId),
  )
}
