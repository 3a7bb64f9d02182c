import { insertMail } from '../db/messages.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Mail } from '../options.ts'

/** Delivers the emails just added to the outbox, if the provider can send email; logs failures. */
export type DeliverMails = () => void

/**
 * Inserts emails into the outbox. `db` is the transaction that writes what the emails are about, so
 * that neither exists without the other. Call the returned function after the commit.
 */
export async function enqueueMails(
  dependencies: Dependencies,
  mails: readonly Mail[],
): Promise<DeliverMails> {
  const { db, clock } = dependencies
  for (const mail of mails) await insertMail(db, { ...mail, created_at: clock().toISOString() })
  return () => {
    for (const mail of mails) deliver(dependencies, mail)
  }
}

/** For transactions that enqueue no emails. */
export function deliverNothing(): void {}

function deliver({ options, log }: Dependencies, mail: Mail): void {
  options.sendMail?.(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'mail-not-delivered', kind: mail.kind, reason })
  })
}
