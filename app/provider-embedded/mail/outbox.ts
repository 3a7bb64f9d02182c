import type { Database } from '../db/schema.ts'
import type { Context } from '../http/context.ts'
import type { Mail } from '../options.ts'

/** Keeps a mail with what it tells of: in one transaction, so neither exists without the other. */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...mail, created_at: now.toISOString() })
    .execute()
}

/** Hands a kept mail to the delivery, if there is one; not waited for, a failure is only logged. */
export function deliverMail({ options, log }: Pick<Context, 'options' | 'log'>, mail: Mail): void {
  options.sendMail?.(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'mail-not-delivered', kind: mail.kind, reason })
  })
}
