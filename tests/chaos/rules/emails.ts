import type { Books } from '../books.ts'
import { groupRows } from './rules.ts'

type EmailRow = Books['outbox'][number]

/** Finds the cause of an email in its text: a part of the address of an order, or a reference. */
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

/** Returns what an email is about. */
export function findCause({ kind, text, order_id: order }: EmailRow): string | undefined {
  const cause = causePatterns[kind]?.exec(text)?.[1]
  // Downloads can end without a refund, which has a credit note.
  return cause ?? (kind === 'order-refund' && order !== null ? `order ${order}` : undefined)
}

/** Groups the emails of a kind by their cause. */
export function groupByCause(outbox: readonly EmailRow[], wanted: string) {
  return groupRows(
    outbox.filter(({ kind }) => kind === wanted),
    findCause,
  )
}

/** Groups the emails to the owner with a subject by what their text names. */
export function groupAlerts(outbox: readonly EmailRow[], subject: RegExp, cause: RegExp) {
  const alerts = outbox.filter(
    (email) => email.kind === 'payment-alert' && subject.test(email.subject),
  )
  return groupRows(alerts, ({ text }) => cause.exec(text)?.[1])
}

/** Returns whether there is exactly one email, to this address. */
export function isOneTo(emails: readonly EmailRow[], address: string): boolean {
  const [email, ...others] = emails
  return others.length === 0 && email?.to.toLowerCase() === address.toLowerCase()
}

/** The kinds of emails whose links are secrets, which are removed once they have ended. */
export const secretKinds: ReadonlySet<string> = new Set(['reset', 'email-verification'])
