import { toSingleLine } from '../platform/terminal/encode-text.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { setContactEmail } from './contact-messages.store.ts'
import type { ContactMessage } from './contact-messages.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { getOwnerAddress } from '../owner/seller.ts'
import { breakLinks } from '../platform/mail/format.ts'
import { enqueueEmail } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'
import { getOwnerWords } from '../owner/owner-words.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailContent } from '../platform/mail/render-email.ts'

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

/** Enqueues the email that tells the owner of messages without emails. */
export async function enqueueContactNotice(
  dependencies: Dependencies,
  message: ContactMessage,
): Promise<DeliverEmails> {
  const { options } = dependencies
  const { texts, language } = getOwnerWords(options.shop)
  const reference = toReference(message)
  const paragraphs = [
    texts.owner_mail_many_messages_text({ reference }),
    texts.owner_mail_many_messages_stored(),
  ]
  const { brand } = options.shop
  const email = renderEmail(
    brand,
    texts.owner_mail_many_messages(),
    paragraphs.map(toParagraph),
    language,
  )
  const mail = { to: getOwnerAddress(options), ...email, kind: 'contact-notice' }
  return (await enqueueEmail(dependencies, mail)).deliver
}

function composeContactEmail(shop: ShopConfig, message: ContactMessage): EmailContent {
  const { texts, language, formatTime } = getOwnerWords(shop)
  const reference = toReference(message)
  const rows = [
    { label: texts.owner_mail_reference(), value: reference },
    { label: texts.owner_mail_received(), value: formatTime(message.created_at) },
    { label: texts.owner_mail_name(), value: breakLinks(toSingleLine(message.full_name)) },
    { label: texts.owner_mail_email(), value: message.email },
    { label: texts.owner_mail_subject(), value: breakLinks(toSingleLine(message.theme)) },
  ]
  const blocks = [
    { kind: 'details' as const, rows },
    toParagraph(texts.owner_mail_reply_to_message()),
    toParagraph(breakLinks(message.message)),
  ]
  return renderEmail(shop.brand, texts.owner_mail_message({ reference }), blocks, language)
}

function toReference({ id }: ContactMessage): string {
  return `M-${id}`
}
