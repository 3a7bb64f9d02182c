import { insertEmail } from '../db/messages.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Email } from '../options.ts'

/** Delivers the emails just added to the outbox if `sendMail` is configured; logs failures. */
export type DeliverEmails = () => void

/**
 * Inserts an email into the outbox and returns its id. `db` must be the transaction that writes the
 * data it refers to, so that either both are stored or neither is. Call `deliver` after the commit.
 */
export async function enqueueEmail(
  dependencies: Dependencies,
  mail: Email,
): Promise<{ readonly id: number; readonly deliver: DeliverEmails }> {
  const { db, clock } = dependencies
  const id = await insertEmail(db, { ...mail, created_at: clock().toISOString() })
  return { id, deliver: () => deliver(dependencies, mail) }
}

/**
 * Inserts emails into the outbox like `enqueueEmail`; call the returned function after the commit.
 */
export async function enqueueEmails(
  dependencies: Dependencies,
  mails: readonly Email[],
): Promise<DeliverEmails> {
  const deliveries: DeliverEmails[] = []
  for (const mail of mails) deliveries.push((await enqueueEmail(dependencies, mail)).deliver)
  return () => {
    for (const deliverMail of deliveries) deliverMail()
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
