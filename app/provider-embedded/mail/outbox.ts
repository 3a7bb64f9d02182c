import { insertMail } from '../db/messages.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Mail } from '../options.ts'

/** Delivers mails that are in the outbox, if the provider can send mail; logs failures. */
export type DeliverMails = () => void

/**
 * Inserts mails into the outbox. `db` is the transaction that writes what the mails are about, so that
 * neither exists without the other. Call the returned function after the commit.
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

/** For transactions without mails. */
export function deliverNothing(): void {}

function deliver({ options, log }: Dependencies, mail: Mail): void {
  options.sendMail?.(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'mail-not-delivered', kind: mail.kind, reason })
  })
}
