import { toSingleLine } from '#app/encoding/encode-text.ts'
import type { Brand } from '#app/shop/brand-config.ts'
import { setContactEmail } from '../db/contact-messages.ts'
import type { ContactMessage } from '../db/contact-messages.ts'
import type { Dependencies } from '../dependencies.ts'
import { getOwnerAddress } from '../domain/owner-address.ts'
import { breakLinks } from './format.ts'
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
  const email = composeContactEmail(options.shop.brand, message)
  const to = getOwnerAddress(options)
  const { id, deliver } = await enqueueEmail(dependencies, {
    to,
    ...email,
    kind: 'contact-message',
  })
  await setContactEmail(db, message.id, id)
  return deliver
}

/** Composes the email, always in English. */
function composeContactEmail(brand: Brand, message: ContactMessage): EmailContent {
  const reference = `M-${message.id}`
  const rows = [
    { label: 'Reference', value: reference },
    { label: 'Received', value: message.created_at },
    { label: 'Name', value: breakLinks(toSingleLine(message.full_name)) },
    { label: 'Email', value: message.email },
    { label: 'Subject', value: breakLinks(toSingleLine(message.theme)) },
  ]
  const blocks = [
    { kind: 'details' as const, rows },
    toParagraph('To reply, write to the address above. The message:'),
    toParagraph(breakLinks(message.message)),
  ]
  return renderEmail(brand, `Message from the contact form (${reference})`, blocks, 'en')
}
