import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import type { ContactMessage } from '#app/provider/calls/contact.ts'
import type { ConfirmedWithdrawal } from './withdrawal-schema.ts'

/**
 * Builds a contact message to the owner in their language, for providers that do not support
 * withdrawals.
 */
export function buildFallbackMessage(
  { name, email, contract, choice, request_id: request }: ConfirmedWithdrawal,
  time: string,
  locale: Locale,
): ContactMessage {
  const text = m.withdrawal_message({ time, name, email, contract, request }, { locale })
  const topUp = choice === 'other' ? '' : `\n${m.withdrawal_message_top_up({ choice }, { locale })}`
  return {
    fullName: name,
    email,
    theme: m.withdrawal_message_subject({}, { locale }),
    message: text + topUp,
  }
}
