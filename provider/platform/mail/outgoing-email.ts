import type { OutboxEmail } from './mail-queue.store.ts'
import type { DeliveryFailure } from './delivery-failure.ts'
import type { OutgoingEmail } from './smtp-transport.ts'

/** The kind of emails with password reset links. */
export const resetKind = 'reset'

/** The kind of emails with address verification links. */
export const verificationKind = 'email-verification'

/** The kinds of emails whose links are secret. */
export const secretKinds: readonly string[] = [resetKind, verificationKind]

/**
 * Returns the reason to discard an expired email, or null. An email without an expiring link is
 * attempted at least once, because the shop may have been down the whole time.
 */
export function getExpiry(email: OutboxEmail, now: Date): DeliveryFailure | null {
  if (email.attempts <= 1 && !secretKinds.includes(email.kind)) return null
  if (email.expires_at === null || email.expires_at > now.toISOString()) return null
  const reason = email.last_error ?? 'it was not sent in time'
  return { kind: 'refused', reason, code: 'expired' }
}

/** Converts a stored email for the mail server. */
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
