import { deleteExpiredResetTokens } from '../passwords/reset-tokens.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { transact } from '../../platform/database/transact.ts'
import { deleteExpiredVerifications } from './email-verifications.store.ts'

/** Deletes expired reset tokens and verifications, and removes their links from the outbox. */
export async function deleteExpiredLinks({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await transact(db, async (transaction) => {
    await deleteExpiredResetTokens(transaction, clock())
    await deleteExpiredVerifications(transaction, clock())
  })
}
