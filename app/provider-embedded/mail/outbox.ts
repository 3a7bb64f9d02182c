import { insertEmail } from '../db/messages.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Email } from '../options.ts'

/** Delivers the emails just added to the outbox if `sendMail` is configured; logs failures. */
export type DeliverEmails = () => void

/**
 * Inserts emails into the outbox. `db` must be the transaction that writes the data they refer to,
 * so that either both are stored or neither is. Call the returned function after the commit.
 */
export async function enqueueEmails(
  dependencies: Dependencies,
  mails: readonly Email[],
): Promise<DeliverEmails> {
  const { db, clock } = dependencies
  for (const mail of mails) await insertEmail(db, { ...mail, created_at: clock().toISOString() })
  return () => {
    for (const mail of mails) deliver(dependencies, mail)
  }
}

/** Does nothing; used for transactions that enqueue no emails. */
export function deliverNothing(): void {}

function deliver({ options, log }: Dependencies, mail: Email): void {
  options.sendMail?.(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'mail-not-delivered', kind: mail.kind, reason })
  })
}
