import type { Database } from '../db/schema.ts'
import type { Context } from '../http/context.ts'
import type { Mail } from '../options.ts'

/** Hands mails that are already in the outbox to the delivery, if there is one; a failure is logged. */
export type DeliverMails = () => void

/**
 * Keeps mails with what they tell of: `db` is the transaction that writes it, so neither exists
 * without the other. Call what it gives once the transaction is over.
 */
export async function enqueueMails(
  { db, clock, options, log }: Pick<Context, 'db' | 'clock' | 'options' | 'log'>,
  mails: readonly Mail[],
): Promise<DeliverMails> {
  for (const mail of mails) await keep(db, mail, clock())
  return () => {
    for (const mail of mails) deliver({ options, log }, mail)
  }
}

/** Where nothing is to be told. */
export function deliverNothing(): void {}

async function keep(db: Database, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...mail, created_at: now.toISOString() })
    .execute()
}

function deliver({ options, log }: Pick<Context, 'options' | 'log'>, mail: Mail): void {
  options.sendMail?.(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'mail-not-delivered', kind: mail.kind, reason })
  })
}
