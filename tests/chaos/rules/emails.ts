import type { Books } from '../books.ts'
import { groupRows } from './rules.ts'

type EmailRow = Books['outbox'][number]

/** Patterns that find the cause of an email in its text: part of an order URL, or a reference. */
const causePatterns: Readonly<Record<string, RegExp>> = {
  'order-receipt': /[?&]order=(\d+)/,
  'payment-receipt': /\b(ps_[0-9a-f]+)/,
  'withdrawal-receipt': /\bW-(\d+)/,
  'withdrawal-request': /\bW-(\d+)/,
  'contact-message': /\bM-(\d+)/,
  'refund-failed': /\b(W-\d+|ps_[0-9a-f]+)/,
  'card-refund': /\b(ps_[0-9a-f]+)/,
  'order-refund': /\b(C\d{4}-\d{6})\b/,
}

/** Returns the reference of the order, payment or withdrawal that an email is about. */
export function findCause({ kind, text, order_id: order }: EmailRow): string | undefined {
  const cause = causePatterns[kind]?.exec(text)?.[1]
  // Downloads can end without a refund, which would have a credit note.
  return cause ?? (kind === 'order-refund' && order !== null ? `order ${order}` : undefined)
}

/** Groups the emails of a kind by their cause. */
export function groupByCause(outbox: readonly EmailRow[], requestedKind: string) {
  return groupRows(
    outbox.filter(({ kind }) => kind === requestedKind),
    findCause,
  )
}

/** Groups the emails to the owner with a subject by a reference in their text. */
export function groupAlerts(outbox: readonly EmailRow[], subject: RegExp, cause: RegExp) {
  const alerts = outbox.filter(
    (email) => email.kind === 'payment-alert' && subject.test(email.subject),
  )
  return groupRows(alerts, ({ text }) => cause.exec(text)?.[1])
}

/** Returns whether there is exactly one email, sent to this address. */
export function isSingleEmailTo(emails: readonly EmailRow[], address: string): boolean {
  const [email, ...others] = emails
  return others.length === 0 && email?.to.toLowerCase() === address.toLowerCase()
}

/** The kinds of emails with secret links, which are removed once expired. */
export const secretKinds: ReadonlySet<string> = new Set(['reset', 'email-verification'])
