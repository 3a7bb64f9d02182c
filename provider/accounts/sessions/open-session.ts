import { hasPassword } from '../customers.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { endSession, findSession, rotateToken, startSession } from './sessions.store.ts'
import type { AuthSession } from './sessions.store.ts'

/** A login on a device. */
export interface Login {
  /** The name of the client, such as "Firefox, Windows". */
  readonly deviceName: string
  readonly remembered: boolean
  /** The token of the session being replaced; an invalid one is ignored. */
  readonly previousToken: string
}

/**
 * Starts a session for an authenticated customer, ends the browser's previous session and returns
 * the new token.
 */
export async function openSession(
  dependencies: Dependencies,
  customer: CustomerRow,
  login: Login,
): Promise<string> {
  const { db, clock } = dependencies
  const previous = await findSession(db, login.previousToken, clock())
  return await transactFor(db, customer.id, (transaction) =>
    replaceSession({ ...dependencies, db: transaction }, customer, login, previous),
  )
}

/**
 * Opens a session for a customer whose password was verified; returns null if it has been changed
 * or reset since.
 */
export async function openSessionWithPassword(
  dependencies: Dependencies,
  customer: CustomerRow,
  login: Login,
): Promise<string | null> {
  const { db, clock } = dependencies
  const previous = await findSession(db, login.previousToken, clock())
  return await transactFor(db, customer.id, async (transaction) => {
    if (!(await hasPassword(transaction, customer))) return null
    return await replaceSession({ ...dependencies, db: transaction }, customer, login, previous)
  })
}

/**
 * Returns a new token for the session, which supersedes the current one; null if the session has
 * ended.
 */
export async function refreshSession(
  { db, clock }: Dependencies,
  { customer, tokenId }: AuthSession,
): Promise<string | null> {
  return await transactFor(db, customer.id, (transaction) =>
    rotateToken(transaction, tokenId, clock()),
  )
}

async function replaceSession(
  { db, clock }: Dependencies,
  { id: customerId }: CustomerRow,
  { deviceName, remembered }: Login,
  previous: AuthSession | null,
): Promise<string> {
  if (previous !== null) await endSession(db, previous.sessionId)
  return await startSession(db, { customerId, remembered, deviceName, now: clock() })
}
