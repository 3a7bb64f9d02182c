import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The number of rows deleted at once, limited so that other writes do not wait long. */
const deletionBatch = 1000

/** The row of a rate limit; its period starts with the first attempt. */
export interface CountedLimit {
  readonly key: string
  readonly maxAttempts: number
  readonly seconds: number
}

/**
 * Counts an attempt in a single statement, so that concurrent processes count each other's
 * attempts. Returns 0 or, over the limit, the seconds until the period ends. An exceeded limit
 * stays unchanged: refused attempts write nothing, which keeps them cheap.
 */
export async function countAttempt(db: Database, limit: CountedLimit, now: Date): Promise<number> {
  const { key, maxAttempts, seconds } = limit
  const time = now.toISOString()
  const end = new Date(now.getTime() + seconds * 1000).toISOString()
  // A period that ends later than one starting now means that the clock was set back.
  const isCurrent = sql<boolean>`rate_limits.expires_at > ${time} and rate_limits.expires_at <= ${end}`
  const counted = await db
    .insertInto('rate_limits')
    .values({ key, attempts: 1, expires_at: end })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          attempts: sql<number>`case when rate_limits.expires_at > ${time}
            then rate_limits.attempts + 1 else 1 end`,
          expires_at: sql<string>`case when ${isCurrent} then rate_limits.expires_at
            else ${end} end`,
        })
        .where(sql<boolean>`not (${isCurrent} and rate_limits.attempts > ${maxAttempts})`),
    )
    .returning(['attempts', 'expires_at'])
    .executeTakeFirst()
  if (counted !== undefined && counted.attempts <= maxAttempts) return 0
  const expiry = counted?.expires_at ?? (await findExpiry(db, key)) ?? end
  return Math.min(Math.max(1, Math.ceil((Date.parse(expiry) - now.getTime()) / 1000)), seconds)
}

/** Takes back one counted attempt; has no effect on an exceeded limit. */
export async function takeBackAttempt(
  db: Database,
  { key, maxAttempts }: CountedLimit,
  now: Date,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .where('attempts', '<=', maxAttempts)
    .where('expires_at', '>', now.toISOString())
    .execute()
}

/** Deletes the counted attempts of a key. */
export async function resetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Returns whether there are counted attempts of past periods. */
export async function hasExpiredRateLimits(db: Database, now: Date): Promise<boolean> {
  const expired = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('expires_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return expired !== undefined
}

/** Deletes the counted attempts of past periods in batches. */
export async function deleteExpiredRateLimits(db: Database, now: Date): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('rate_limits')
      .where('key', 'in', (query) =>
        query
          .selectFrom('rate_limits')
          .select('key')
          .where('expires_at', '<=', now.toISOString())
          .limit(deletionBatch),
      )
      .where('expires_at', '<=', now.toISOString())
      .executeTakeFirstOrThrow()
    if (numDeletedRows < deletionBatch) return
  }
}

async function findExpiry(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.expires_at
}
