import type { OrderRefund } from './order-refunds.store.ts'
import type { OrderRow, OrderView } from './orders.store.ts'

/** The history of an order that its own rows do not contain. */
export interface OrderHistory {
  /** The refunds of this order, oldest first. */
  readonly refunds: readonly OrderRefund[]
  /** The ids of open withdrawals that mention the order. */
  readonly openWithdrawals: readonly number[]
  /** True if its confirmation was refused, so the customer never received it. */
  readonly isConfirmationRefused: boolean
}

/** Describes the state of an order, such as `refunded, downloads ended`. */
export function describeState({ order, lines }: OrderView, history: OrderHistory): string {
  const refunded = listRefundedLines({ lines }, history.refunds).length
  const links = lines.flatMap((line) => line.links)
  const ended = links.filter(({ status }) => status === 'expired').length
  return [
    refunded === 0 ? order.status : `${refunded < lines.length ? 'partly ' : ''}refunded`,
    ...(ended === 0 ? [] : [`${ended < links.length ? 'some ' : ''}downloads ended`]),
    ...(history.isConfirmationRefused ? ['confirmation refused'] : []),
    ...history.openWithdrawals.map((id) => `withdrawal ${formatReference(id)} open`),
  ].join(', ')
}

/** Returns the numbers of refunded lines, starting at 1. */
export function listRefundedLines(
  { lines }: Pick<OrderView, 'lines'>,
  refunds: readonly OrderRefund[],
): number[] {
  const ids = new Set(refunds.flatMap(({ itemIds }) => itemIds))
  return lines.flatMap(({ item }, index) => (ids.has(item.id) ? [index + 1] : []))
}

/** Converts an order to a JSON object for the owner. */
export function describeOrder(
  { order, lines }: OrderView,
  { refunds, openWithdrawals, isConfirmationRefused }: OrderHistory,
) {
  const refundedLines = listRefundedLines({ lines }, refunds)
  return {
    id: order.id,
    createdAt: order.created_at,
    status: order.status,
    customer: { id: order.customer_id, email: order.customer_email, name: formatName(order) },
    locale: order.locale,
    lines: lines.map(({ item, links }, index) => ({
      sku: item.sku,
      name: item.name,
      price: item.price,
      discount: item.discount,
      paidBefore: item.credit,
      downloads: countDownloads(links),
      isRefunded: refundedLines.includes(index + 1),
      downloadsEnded: findEnd(links),
    })),
    subTotal: order.sub_total,
    discountCode: order.coupon_code,
    discount: order.discount,
    paidBefore: sumOwnedCredit({ lines }),
    total: order.grand_total,
    giftCard: order.gift_card_code,
    paidByGiftCard: order.gift_card_amount,
    paidFromBalance: order.amount_paid,
    country: order.customer_country,
    vat:
      order.vat_country === null
        ? null
        : { country: order.vat_country, rate: order.vat_rate, amount: order.vat_amount },
    consentAt: order.consent_at,
    refunded: refunds.reduce((sum, one) => sum + one.tunes + one.gift_card_amount, 0),
    openWithdrawals: openWithdrawals.map(formatReference),
    isConfirmationRefused,
  }
}

/** Returns what was paid before an order for sounds of its packs, in cents; its discount includes it. */
export function sumOwnedCredit({ lines }: Pick<OrderView, 'lines'>): number {
  return lines.reduce((sum, { item }) => sum + item.credit, 0)
}

/** Returns the customer's name at the time of the order. */
export function formatName({
  customer_first_name: first,
  customer_last_name: last,
}: OrderRow): string {
  return `${first} ${last}`.trim()
}

/** Returns the total number of downloads of a line's files. */
export function countDownloads(links: OrderView['lines'][number]['links']): number {
  return links.reduce((sum, { download_used: used }) => sum + used, 0)
}

/** The end of a download right and its reason. */
export interface DownloadEnd {
  /** ISO time. */
  readonly at: string
  readonly reason: string
}

/** Returns when and why the downloads of a line ended; null if they have not. */
export function findEnd(links: OrderView['lines'][number]['links']): DownloadEnd | null {
  if (!links.every(({ status }) => status === 'expired')) return null
  const last = links.toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1)).at(-1)
  return last === undefined ? null : { at: last.updated_at, reason: last.end_reason ?? '' }
}

/** Formats the reference of a withdrawal, such as `W-3`, which its emails contain. */
export function formatReference(id: number): string {
  return `W-${id}`
}

/** Formats line numbers, such as `lines 1, 3`. */
export function formatLines(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}`
}
