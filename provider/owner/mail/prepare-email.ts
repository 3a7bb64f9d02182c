import type { Dependencies } from '../../dependencies.ts'
import { transact } from '../../platform/database/transact.ts'
import { findEmail } from '../../platform/mail/mail-queue.store.ts'
import type { OutboxEmail } from '../../platform/mail/mail-queue.store.ts'
import { secretKinds } from '../../platform/mail/outgoing-email.ts'
import { insertEmail } from '../../platform/mail/outbox.store.ts'
import { isRedacted } from '../../platform/mail/redact-links.ts'

/** The reason an email cannot be sent again, or not to another address. */
export type EmailRefusal =
  | { readonly refusal: 'email_unknown' | 'link_removed' }
  /** It contains a link intended only for its recipient. */
  | { readonly refusal: 'link_of_recipient'; readonly recipient: string }

/**
 * Prepares an email to be sent again, or a copy of it to another address. The original keeps its
 * wrong address, because the shop may need both as evidence.
 */
export async function prepareEmail(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, to }: { readonly id: number; readonly to: string | null },
): Promise<{ readonly email: OutboxEmail } | EmailRefusal> {
  const original = await findEmail(db, id)
  if (original === null) return { refusal: 'email_unknown' }
  if (isRedacted(original.text)) return { refusal: 'link_removed' }
  if (to === null) return { email: original }
  if (secretKinds.includes(original.kind)) {
    return { refusal: 'link_of_recipient', recipient: original.to }
  }
  const { subject, text, html, locale, kind, order_id, reply_to } = original
  const copy = { subject, text, html, locale, kind, order_id, reply_to }
  const created_at = clock().toISOString()
  return await transact(db, async (transaction) => {
    const copyId = await insertEmail(transaction, { ...copy, to, created_at })
    const email = await findEmail(transaction, copyId)
    return email === null ? { refusal: 'email_unknown' } : { email }
  })
}
