import { sql } from 'kysely'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { OutboxTable } from '../database/schema/accounts.ts'
import type { Database, Tables } from '../database/database.ts'

/** An email of the outbox. */
export type OutboxEmail = Selectable<OutboxTable>

/** What removes the secrets of an email. */
export type EmailChanges = Partial<Pick<OutboxEmail, 'text' | 'html'>>

/** No pause is longer, so an email that is due later was delayed by a clock that is now set back. */
const maxPauseMs = 2 * 3600 * 1000

/** The result of an attempt to send an email. */
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
 * Claims a due email for this process alone until `claimedUntil`, and counts the attempt; null if
 * none is due. Returns why the previous attempt failed, which is not stored during an attempt.
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
      // New ones first, then those whose last attempt was longest ago.
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
      // Another process that has claimed it in the meantime has counted its attempt.
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst()
    if (claimed !== undefined) return { ...claimed, last_error: due.last_error }
  }
}

/** Prolongs the claim of an email that is being sent; returns false if another process has claimed it. */
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
  // One whose link has expired meanwhile was given up and is claimed by nobody.
  return (await findEmail(db, id))?.attempts === attempts
}

interface ClaimOptions {
  readonly now: Date
  readonly claimedUntil: Date
  /** The `Message-ID` for the first attempt. */
  readonly messageId: string
}

/** Returns whether a process is sending the email. */
export function isBeingSent(
  { state, attempts, last_error: lastError, next_at: nextAt }: OutboxEmail,
  now: Date,
): boolean {
  const isClaimed = state === 'queued' && attempts > 0 && lastError === null
  return isClaimed && nextAt !== null && nextAt > now.toISOString()
}

/**
 * Claims an email in any state, unless it is being sent or has changed since it was read; null then.
 * One that was sent gets a new `Message-ID`: receivers may drop one that they have already received.
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
      // Never starts again at 0: it shows whose claim is valid.
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

/** Records that the mail server has accepted an email; `changes` remove what must not be kept. */
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

/** Records when a claimed email is tried again, unless another process has claimed it since. */
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
 * Lets all emails that are due earlier wait too, because the mail server accepts none; those that are
 * being sent excepted.
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
 * Gives up a claimed email and returns whether it was still claimed; `changes` remove what must not
 * be kept. One that was given up during the attempt, because its link expired, gets this reason.
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

/** Lists the emails that were given up and those that are queued, oldest first. */
export async function listUndelivered(db: Database): Promise<OutboxEmail[]> {
  return await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', ['dead', 'queued'])
    .orderBy('state')
    .orderBy('id')
    .execute()
}

/** Lists the newest emails that were written without a mail server, oldest first, and counts all. */
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

/** Returns the email with the id, or null. */
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
