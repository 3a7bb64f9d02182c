import type { Selectable } from 'kysely'
import type { OwnerActionTable, OwnerActionName } from '../platform/database/schema/accounts.ts'
import type { Database } from '../platform/database/database.ts'

/** Stores what the owner did with an account. Must run in the transaction that does it. */
export async function insertOwnerAction(
  db: Database,
  action: {
    readonly event: OwnerActionName
    readonly customerId: number
    readonly reason?: string | null
    readonly now: Date
  },
): Promise<void> {
  const { event, customerId, reason = null, now } = action
  await db
    .insertInto('owner_actions')
    .values({ event, customer_id: customerId, reason, created_at: now.toISOString() })
    .execute()
}

/** Lists what the owner did with an account, newest first. */
export async function listOwnerActions(
  db: Database,
  customerId: number,
): Promise<Selectable<OwnerActionTable>[]> {
  const query = db.selectFrom('owner_actions').selectAll().where('customer_id', '=', customerId)
  return await query.orderBy('id', 'desc').execute()
}

/** Returns whether there are actions that the security log does not contain yet. */
export async function hasUnloggedActions(db: Database): Promise<boolean> {
  const query = db.selectFrom('owner_actions').select('id').where('logged_at', 'is', null)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Lists the actions that the security log does not contain yet, oldest first. */
export async function listUnloggedActions(db: Database): Promise<Selectable<OwnerActionTable>[]> {
  const query = db.selectFrom('owner_actions').selectAll().where('logged_at', 'is', null)
  return await query.orderBy('id').limit(100).execute()
}

/** Marks an action as logged. */
export async function markActionLogged(db: Database, id: number, now: Date): Promise<void> {
  const query = db.updateTable('owner_actions').set({ logged_at: now.toISOString() })
  await query.where('id', '=', id).execute()
}
