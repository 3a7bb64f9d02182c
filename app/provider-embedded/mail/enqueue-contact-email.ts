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
