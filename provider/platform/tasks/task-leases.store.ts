import type { Selectable } from 'kysely'
import type { TaskLeaseTable } from '../database/schema/processes.ts'
import type { Database } from '../database/database.ts'

export type TaskLease = Selectable<TaskLeaseTable>

/**
 * Takes the lease of a task unless another holder has it; replaces the `stale` lease if it is
 * unchanged. Returns whether it succeeded.
 */
export async function takeLease(
  db: Database,
  name: string,
  holder: string,
  stale: TaskLease | null,
): Promise<boolean> {
  const taken = await db
    .insertInto('task_leases')
    .values({ name, holder, renewals: 0 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, renewals: 0 })
        .where('task_leases.holder', '=', stale?.holder ?? '')
        .where('task_leases.renewals', '=', stale?.renewals ?? 0),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** Returns the lease of a task, or null. */
export async function findLease(db: Database, name: string): Promise<TaskLease | null> {
  const lease = await db
    .selectFrom('task_leases')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  return lease ?? null
}

/** Renews a lease; returns false if another process has taken it. */
export async function renewLease(db: Database, name: string, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('task_leases')
    .set((row) => ({ renewals: row('renewals', '+', 1) }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Releases a lease unless another process has taken it. */
export async function releaseLease(db: Database, name: string, holder: string): Promise<void> {
  await db.deleteFrom('task_leases').where('name', '=', name).where('holder', '=', holder).execute()
}
