import type { Selectable } from 'kysely'
import type { AlertPostTable } from '../platform/database/schema/alerts.ts'
import type { Database } from '../platform/database/database.ts'

export type AlertPostRow = Selectable<AlertPostTable>

/** Stores a post to the owner's webhook. */
export async function insertAlertPost(db: Database, body: object, now: Date): Promise<void> {
  const time = now.toISOString()
  const row = { body: JSON.stringify(body), next_at: time, created_at: time }
  await db.insertInto('alert_posts').values(row).execute()
}

/** Returns whether a post is due. */
export async function hasDueAlertPosts(db: Database, now: Date): Promise<boolean> {
  const query = db.selectFrom('alert_posts').select('id').where('next_at', '<=', now.toISOString())
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Claims the oldest due post for this process until the given time, and counts the attempt. */
export async function claimAlertPost(
  db: Database,
  now: Date,
  claimedUntil: Date,
): Promise<AlertPostRow | null> {
  for (;;) {
    const due = await db
      .selectFrom('alert_posts')
      .selectAll()
      .where('next_at', '<=', now.toISOString())
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return null
    const claimed = await db
      .updateTable('alert_posts')
      .set({ attempts: due.attempts + 1, next_at: claimedUntil.toISOString() })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst()
    if (claimed !== undefined) return claimed
  }
}

/** Deletes a post that was accepted or has expired. */
export async function deleteAlertPost(db: Database, id: number): Promise<void> {
  await db.deleteFrom('alert_posts').where('id', '=', id).execute()
}

/** Schedules the next attempt for a post that was not accepted. */
export async function delayAlertPost(db: Database, id: number, nextAt: Date): Promise<void> {
  const query = db.updateTable('alert_posts').set({ next_at: nextAt.toISOString() })
  await query.where('id', '=', id).execute()
}
