import { updateCustomer } from './customers.store.ts'
import { deleteLinks } from './emailed-links.store.ts'
import { insertOwnerAction } from '../owner/owner-actions.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { endOtherSessions } from './sessions/sessions.store.ts'

/** The account to block or unblock, and the reason. */
interface AccessChange {
  readonly id: number
  readonly reason: string
  readonly now: Date
}

/** Blocks a customer: ends all sessions and invalidates all emailed links. */
export async function blockCustomer(
  db: Database,
  { id, reason, now }: AccessChange,
): Promise<void> {
  await transactFor(db, id, async (inside) => {
    await updateCustomer(inside, id, { status: 0, updated_at: now.toISOString() })
    await endOtherSessions(inside, id, null)
    await deleteLinks(inside, id)
    await insertOwnerAction(inside, { event: 'customer-blocked', customerId: id, reason, now })
  })
}

/** Unblocks a customer. */
export async function unblockCustomer(
  db: Database,
  { id, reason, now }: AccessChange,
): Promise<void> {
  await transactFor(db, id, async (inside) => {
    await updateCustomer(inside, id, { status: 1, updated_at: now.toISOString() })
    await insertOwnerAction(inside, { event: 'customer-unblocked', customerId: id, reason, now })
  })
}
