import type { ShopConfig } from '#shop/shop-config.ts'
import { getOwnerWords } from '../owner/owner-words.ts'
import { breakLinks } from '../platform/mail/format.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailContent } from '../platform/mail/render-email.ts'
import { toSingleLine } from '../platform/terminal/encode-text.ts'
import type { ContactMessage } from './contact-messages.store.ts'

/** Composes the email that forwards a message from the contact form to the owner. */
export function composeContactEmail(shop: ShopConfig, message: ContactMessage): EmailContent {
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

/** Composes the email that points the owner to messages that are not forwarded. */
export function composeContactNotice(shop: ShopConfig, message: ContactMessage): EmailContent {
  const { texts, language } = getOwnerWords(shop)
  const paragraphs = [
    texts.owner_mail_many_messages_text({ reference: toReference(message) }),
    texts.owner_mail_many_messages_stored(),
  ]
  const subject = texts.owner_mail_many_messages()
  return renderEmail(shop.brand, subject, paragraphs.map(toParagraph), language)
}

function toReference({ id }: ContactMessage): string {
  return `M-${id}`
}
