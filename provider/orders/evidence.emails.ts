import { findOrderEmails, orderReceiptKind } from './order-emails.store.ts'
import { findOrderById } from './orders.store.ts'
import type { OrderView, PurchasedLinkRow } from './orders.store.ts'
import type { Database } from '../platform/database/database.ts'
import { listOrdersOfTopUp } from '../ledger/top-ups.store.ts'
import type { OwnerWords } from '../owner/owner-words.ts'
import { toHeading, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../platform/mail/render-email.ts'

/** The maximum number of orders in an email, newest first. */
const maxOrders = 50

/**
 * Composes the evidence for a disputed top-up: the orders it paid for, the consent to their
 * delivery, their confirmations and their downloads.
 */
export async function composeEvidence(
  db: Database,
  topUp: { readonly session_id: string; readonly customer_id: number },
  words: OwnerWords,
): Promise<EmailBlock[]> {
  const { texts } = words
  const ids = (await listOrdersOfTopUp(db, topUp)).slice(-maxOrders)
  const rows: EmailRow[] = []
  for (const id of ids) {
    const view = await findOrderById(db, id)
    if (view !== null) rows.push(...(await describeOrder(db, view, words)))
  }
  const heading = toHeading(texts.payment_alert_evidence())
  if (rows.length === 0) return [heading, toParagraph(texts.payment_alert_evidence_none())]
  return [heading, toParagraph(texts.payment_alert_evidence_text()), { kind: 'details', rows }]
}

async function describeOrder(
  db: Database,
  { order, lines }: OrderView,
  { texts, formatMoney, formatTime }: OwnerWords,
): Promise<EmailRow[]> {
  const emails = await findOrderEmails(db, order.id)
  const confirmedAt = emails.find(({ kind, sentAt }) => kind === orderReceiptKind && sentAt)?.sentAt
  const { customer_email: email, consent_at: consentAt } = order
  return [
    {
      label: texts.payment_alert_order_number({ number: order.id }),
      value: `${formatTime(order.created_at)}, ${formatMoney(order.grand_total)}`,
    },
    {
      label: texts.payment_alert_consent(),
      value: consentAt === null ? texts.payment_alert_consent_none() : formatTime(consentAt),
    },
    {
      label: texts.payment_alert_confirmation(),
      value: confirmedAt
        ? texts.payment_alert_confirmation_sent({ email, time: formatTime(confirmedAt) })
        : texts.payment_alert_confirmation_unsent(),
    },
    ...lines.map(({ item, links }) => ({
      label: item.name,
      value: describeDownloads(links, { texts, formatTime }),
    })),
  ]
}

/** Downloads that predate the recording of times only have a count. */
function describeDownloads(
  links: readonly PurchasedLinkRow[],
  { texts, formatTime }: Pick<OwnerWords, 'texts' | 'formatTime'>,
): string {
  const used = links.reduce((sum, link) => sum + link.download_used, 0)
  if (used === 0) return texts.payment_alert_downloaded_never()
  const times = links.flatMap((link) => [link.first_download_at, link.last_download_at])
  const sorted = times.filter((time) => time !== null).toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined)
    return texts.payment_alert_downloaded({ count: used })
  const values = { count: used, first: formatTime(first), last: formatTime(last) }
  return texts.payment_alert_downloaded_between(values)
}
