import { setContactEmail } from './contact-messages.store.ts'
import type { ContactMessage } from './contact-messages.store.ts'
import { composeContactEmail, composeContactNotice } from './contact.emails.ts'
import type { Dependencies } from '../dependencies.ts'
import { getOwnerAddress } from '../owner/seller.ts'
import { enqueueEmail } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'

/**
 * Enqueues the email that forwards a contact message to the owner. Call it in the transaction that
 * inserts the message.
 */
export async function enqueueContactEmail(
  dependencies: Dependencies,
  message: ContactMessage,
): Promise<DeliverEmails> {
  const { db, options } = dependencies
  const email = composeContactEmail(options.shop, message)
  const to = getOwnerAddress(options)
  const { id, deliver } = await enqueueEmail(dependencies, {
    to,
    ...email,
    kind: 'contact-message',
    replyTo: message.email,
  })
  await setContactEmail(db, message.id, id)
  return deliver
}

/** Enqueues the email that points the owner to messages that are not forwarded. */
export async function enqueueContactNotice(
  dependencies: Dependencies,
  message: ContactMessage,
): Promise<DeliverEmails> {
  const { options } = dependencies
  const email = composeContactNotice(options.shop, message)
  const mail = { to: getOwnerAddress(options), ...email, kind: 'contact-notice' }
  return (await enqueueEmail(dependencies, mail)).deliver
}
