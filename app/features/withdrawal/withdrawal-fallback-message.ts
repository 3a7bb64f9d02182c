import type { ContactMessage } from '#app/provider/calls/contact.ts'
import type { ConfirmedWithdrawal } from './withdrawal-schema.ts'

/** Builds an English contact message to the shop, for providers that do not support withdrawals. */
export function buildFallbackMessage(
  { name, email, contract, choice, request_id: requestId }: ConfirmedWithdrawal,
  receivedAt: string,
): ContactMessage {
  const lines = [
    'A customer has withdrawn from a contract. Please confirm receipt by email and reply within 14 days.',
    `Received: ${receivedAt}`,
    `Name: ${name}`,
    `Email: ${email}`,
    `Contract: ${contract}`,
    ...(choice === 'other' ? [] : [`Top-up and cents: ${choice}`]),
    `Request: ${requestId}`,
  ]
  return {
    fullName: name,
    email,
    theme: 'Withdrawal from a contract',
    message: lines.join('\n'),
  }
}
