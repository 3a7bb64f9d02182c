import { toSingleLine } from '#app/encoding/encode-text.ts'
import type { ShopConfig } from '#app/shop/shop-config.ts'
import { setContactEmail } from '../db/contact-messages.ts'
import type { ContactMessage } from '../db/contact-messages.ts'
import type { Dependencies } from '../dependencies.ts'
import { getOwnerAddress } from '../domain/owner-address.ts'
import { breakLinks, formatEmailTime } from './format.ts'
import { enqueueEmail } from './outbox.ts'
import type { DeliverEmails } from './outbox.ts'
import { renderEmail, toParagraph } from './render-email.ts'
import type { EmailContent } from './render-email.ts'

/**
 * Enqueues the email that brings a message from the contact form to the owner. Call it in the
 * transaction that inserts the message.
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

/** Enqueues the email that tells the owner of messages without emails, always in English. */
export async function enqueueContactNotice(
  dependencies: Dependencies,
  message: ContactMessage,
): Promise<DeliverEmails> {
  const { options } = dependencies
  const paragraphs = [
    'More messages than usual were sent with the contact form within an hour. For up to an hour, ' +
      `those from M-${message.id} on have no emails to you of their own.`,
    'They are all stored. The command “npm run shop -- messages” lists them.',
  ]
  const subject = 'Many messages from the contact form'
  const email = renderEmail(options.shop.brand, subject, paragraphs.map(toParagraph), 'en')
  const mail = { to: getOwnerAddress(options), ...email, kind: 'contact-notice' }
  return (await enqueueEmail(dependencies, mail)).deliver
}

/** Composes the email, always in English. */
function composeContactEmail(shop: ShopConfig, message: ContactMessage): EmailContent {
  const reference = `M-${message.id}`
  const rows = [
    { label: 'Reference', value: reference },
    { label: 'Received', value: formatEmailTime(new Date(message.created_at), 'en', shop) },
    { label: 'Name', value: breakLinks(toSingleLine(message.full_name)) },
    { label: 'Email', value: message.email },
    { label: 'Subject', value: breakLinks(toSingleLine(message.theme)) },
  ]
  const blocks = [
    { kind: 'details' as const, rows },
    toParagraph('Reply to this email, or write to the address above. The message:'),
    toParagraph(breakLinks(message.message)),
  ]
  return renderEmail(shop.brand, `Message from the contact form (${reference})`, blocks, 'en')
}
