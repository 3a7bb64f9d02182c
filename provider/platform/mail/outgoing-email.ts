import type { OutboxEmail } from './mail-queue.store.ts'
import type { DeliveryFailure } from './delivery-failure.ts'
import type { OutgoingEmail } from './smtp-transport.ts'

/** The kind of the emails whose links reset a password. */
export const resetKind = 'reset'

/** The kind of the emails whose links verify an address. */
export const verificationKind = 'email-verification'

/** The kinds of emails whose links are secrets. */
export const secretKinds: readonly string[] = [resetKind, verificationKind]

/**
 * An email that is not accepted in time is given up, with the last reason; but one without a link that
 * expires not before it was tried, because the shop may have been down all the time.
 */
export function getExpiry(email: OutboxEmail, now: Date): DeliveryFailure | null {
  if (email.attempts <= 1 && !secretKinds.includes(email.kind)) return null
  if (email.expires_at === null || email.expires_at > now.toISOString()) return null
  const reason = email.last_error ?? 'it was not sent in time'
  return { kind: 'refused', reason, code: 'expired' }
}

/** Returns what the mail server is handed of an email. */
export function toOutgoing(email: OutboxEmail): OutgoingEmail {
  return {
    to: email.to,
    subject: email.subject,
    text: email.text,
    html: email.html,
    locale: email.locale,
    replyTo: email.reply_to,
    messageId: email.message_id ?? '',
    date: new Date(email.created_at),
  }
}
