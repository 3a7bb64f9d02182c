import { sql } from 'kysely'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { OutboxTable } from '../database/schema/accounts.ts'
import type { Database, Tables } from '../database/database.ts'

/** An email in the outbox. */
export type OutboxEmail = Selectable<OutboxTable>

/** The changes that remove secrets from an email. */
export type EmailChanges = Partial<Pick<OutboxEmail, 'text' | 'html'>>

/**
 * Longer than any pause: an email due later was delayed by a clock that has since been set back.
 */
const maxPauseMs = 2 * 3600 * 1000

/** A failed attempt to send an email. */
export interface FailedAttempt {
  readonly reason: string
  readonly nextAt: Date
}

/** Returns whether any email is due. */
export async function hasDueEmails(db: Database, now: Date): Promise<boolean> {
  const query = db.selectFrom('outbox').select('id').where(isDue(now)).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Claims a due email exclusively until `claimedUntil`, and counts the attempt; null if none is due.
 * Returns the reason the previous attempt failed, which is not stored during an attempt.
 */
export async function claimEmail(
  db: Database,
  { now, claimedUntil, messageId }: ClaimOptions,
): Promise<OutboxEmail | null> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'attempts', 'message_id', 'last_error'])
      .where(isDue(now))
      // New ones first, then the least recently attempted.
      .orderBy(sql`coalesce(attempted_at, '')`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return null
    const claimed = await db
      .updateTable('outbox')
      .set({
        attempts: due.attempts + 1,
        next_at: claimedUntil.toISOString(),
        attempted_at: now.toISOString(),
        last_error: null,
        message_id: due.message_id ?? messageId,
      })
      .where('id', '=', due.id)
      .where('state', '=', 'queued')
      // If another process has claimed it since, that process has counted its attempt.
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst()
    if (claimed !== undefined) return { ...claimed, last_error: due.last_error }
  }
}

/** Extends the claim on an email being sent; returns false if another process has claimed it. */
export async function renewClaim(
  db: Database,
  { id, attempts }: OutboxEmail,
  claimedUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ next_at: claimedUntil.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  // An email whose link has expired since was discarded, but nobody else has claimed it.
  return (await findEmail(db, id))?.attempts === attempts
}

interface ClaimOptions {
  readonly now: Date
  readonly claimedUntil: Date
  /** The `Message-ID` for the first attempt. */
  readonly messageId: string
}

/** Returns whether a process is currently sending the email. */
export function isBeingSent(
  { state, attempts, last_error: lastError, next_at: nextAt }: OutboxEmail,
  now: Date,
): boolean {
  const isClaimed = state === 'queued' && attempts > 0 && lastError === null
  return isClaimed && nextAt !== null && nextAt > now.toISOString()
}

/**
 * Claims an email in any state; returns null if it is being sent or has changed since it was read.
 * A sent one gets a new `Message-ID`, because receivers may drop one they have already received.
 */
export async function claimEmailAgain(
  db: Database,
  email: OutboxEmail,
  { now, claimedUntil, messageId, expiresAt }: ClaimOptions & { readonly expiresAt: Date },
): Promise<OutboxEmail | null> {
  if (isBeingSent(email, now)) return null
  const { id, state, attempts } = email
  const claimed = await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      // Never restarts at 0, because the count identifies the valid claim.
      attempts: attempts + 1,
      next_at: claimedUntil.toISOString(),
      attempted_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      last_error: null,
      message_id: state === 'sent' ? messageId : (email.message_id ?? messageId),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempts', '=', attempts)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}

/** Records that the mail server has accepted an email; `changes` remove its secrets. */
export async function recordSent(
  db: Database,
  { id }: OutboxEmail,
  now: Date,
  changes: EmailChanges,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now.toISOString(), next_at: null, last_error: null, ...changes })
    .where('id', '=', id)
    .execute()
}

/** Schedules the next attempt for a claimed email, unless another process has claimed it since. */
export async function recordFailedAttempt(
  db: Database,
  { id, attempts }: OutboxEmail,
  { reason, nextAt }: FailedAttempt,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: nextAt.toISOString(), last_error: reason })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempts)
    .execute()
}

/**
 * Postpones all emails due earlier, except those being sent, because the mail server accepts none.
 */
export async function delayQueue(db: Database, { reason, nextAt }: FailedAttempt): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: nextAt.toISOString(), last_error: reason })
    .where('state', '=', 'queued')
    .where('next_at', '<', nextAt.toISOString())
    .where((builder) =>
      builder.or([builder('attempts', '=', 0), builder('last_error', 'is not', null)]),
    )
    .execute()
}

/**
 * Marks a claimed email as given up and returns whether the claim was still valid; `changes` remove its
 * secrets. An email given up during the attempt, because its link expired, gets this reason.
 */
export async function recordDead(
  db: Database,
  { id, attempts }: OutboxEmail,
  reason: string,
  changes: EmailChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'dead', next_at: null, last_error: reason, ...changes })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'dead'])
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists discarded and queued emails, oldest first. */
export async function listUndelivered(db: Database): Promise<OutboxEmail[]> {
  return await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', ['dead', 'queued'])
    .orderBy('state')
    .orderBy('id')
    .execute()
}

/** Lists the newest emails written without a mail server, oldest first, and their total number. */
export async function listStored(
  db: Database,
  limit: number,
): Promise<{ emails: OutboxEmail[]; total: number }> {
  const stored = db.selectFrom('outbox').where('state', '=', 'stored')
  const { total } = await stored
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const newest = await stored.selectAll().orderBy('id', 'desc').limit(limit).execute()
  return { emails: newest.toReversed(), total }
}

/** Returns the email with this id, or null. */
export async function findEmail(db: Database, id: number): Promise<OutboxEmail | null> {
  const query = db.selectFrom('outbox').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

function isDue(now: Date) {
  const latest = new Date(now.getTime() + maxPauseMs)
  return (builder: ExpressionBuilder<Tables, 'outbox'>) =>
    builder.and([
      builder('state', '=', 'queued'),
      builder.or([
        builder('next_at', '<=', now.toISOString()),
        builder('next_at', '>', latest.toISOString()),
      ]),
    ])
}
