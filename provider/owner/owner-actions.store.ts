import type { Selectable } from 'kysely'
import type { OwnerActionTable, OwnerActionName } from '../platform/database/schema/accounts.ts'
import type { Database } from '../platform/database/database.ts'

/** Records an action of the owner on an account. Must run in the transaction of that action. */
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

/** Lists the owner's actions on an account, newest first. */
export async function listOwnerActions(
  db: Database,
  customerId: number,
): Promise<Selectable<OwnerActionTable>[]> {
  const query = db.selectFrom('owner_actions').selectAll().where('customer_id', '=', customerId)
  return await query.orderBy('id', 'desc').execute()
}

/** Returns whether any actions are missing from the security log. */
export async function hasUnloggedActions(db: Database): Promise<boolean> {
  const query = db.selectFrom('owner_actions').select('id').where('logged_at', 'is', null)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Lists the actions missing from the security log, oldest first. */
export async function listUnloggedActions(db: Database): Promise<Selectable<OwnerActionTable>[]> {
  const query = db.selectFrom('owner_actions').selectAll().where('logged_at', 'is', null)
  return await query.orderBy('id').limit(100).execute()
}

/** Records that an action is in the security log. */
export async function markActionLogged(db: Database, id: number, now: Date): Promise<void> {
  const query = db.updateTable('owner_actions').set({ logged_at: now.toISOString() })
  await query.where('id', '=', id).execute()
}
