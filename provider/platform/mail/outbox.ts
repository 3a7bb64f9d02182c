import { insertEmail } from './outbox.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Email, ProviderOptions } from '../../options.ts'
import { getLastAttempt } from './retry-pauses.ts'

export interface EmailDependencies extends Pick<
  Dependencies,
  'db' | 'clock' | 'log' | 'mailSender'
> {
  readonly options: Pick<ProviderOptions, 'shop' | 'storefrontUrl' | 'dateLanguage' | 'sendMail'>
}

/** Starts delivering the emails just added to the outbox; failures are logged. */
export type DeliverEmails = () => void

/**
 * Inserts an email into the outbox and returns its id. `db` must be the transaction that writes the
 * data it refers to, so that either both are stored or neither is. Call `deliver` after the commit.
 */
export async function enqueueEmail(
  dependencies: EmailDependencies,
  mail: Email,
): Promise<{ readonly id: number; readonly deliver: DeliverEmails }> {
  const id = await storeEmail(dependencies, mail)
  return { id, deliver: () => deliver(dependencies, mail) }
}

/** Inserts an email into the outbox without starting its delivery; the running shop sends it. */
export async function storeEmail(
  { db, clock, mailSender }: Pick<Dependencies, 'db' | 'clock' | 'mailSender'>,
  mail: Email,
): Promise<number> {
  const now = clock()
  const expiresAt = mail.expiresAt ?? getLastAttempt(now)
  const queued = {
    state: 'queued' as const,
    next_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
  return await insertEmail(db, {
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    locale: mail.locale ?? null,
    kind: mail.kind,
    order_id: mail.orderId ?? null,
    reply_to: mail.replyTo ?? null,
    created_at: now.toISOString(),
    ...(mailSender === null ? {} : queued),
  })
}

/**
 * Inserts emails into the outbox. Call it in a transaction, and the returned function after the
 * commit.
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

/** Does nothing; for transactions that enqueue no emails. */
export function deliverNothing(): void {}

function deliver({ options, log, mailSender }: EmailDependencies, mail: Email): void {
  if (mailSender !== null) return mailSender.wake()
  options.sendMail?.(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'mail-not-delivered', kind: mail.kind, reason })
  })
}
