import { findInvoiceOfOrder, listInvoices } from './invoices/invoices.store.ts'
import type { LastPayment, OrderSources, OrderWithdrawal } from './order-sources.ts'
import { findOrderEmails, listUnconfirmedOrders } from './order-emails.store.ts'
import type { OrderEmail } from './order-emails.store.ts'
import { listOrderRefunds } from './order-refunds.store.ts'
import type { OrderRefund } from './order-refunds.store.ts'
import { findOrderById } from './orders.store.ts'
import type { OrderRow, OrderView } from './orders.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import {
  countDownloads,
  describeOrder,
  describeState,
  findEnd,
  formatLines,
  formatName,
  formatReference,
  listRefundedLines,
  sumOwnedCredit,
} from './describe-order.ts'
import { formatTime } from '../platform/terminal/format-time.ts'
import type { DownloadEnd, OrderHistory } from './describe-order.ts'
import { formatEvidence, requiredEvidence } from '../vat/format-evidence.ts'

/** Wide enough for a full reason. */
const maxCellWidth = 520

/** The data related to an order. */
interface OrderDetails {
  readonly invoice: string
  /** The last payment before the order if it was paid from the balance, otherwise null. */
  readonly payment: LastPayment | null
  readonly refunds: readonly (OrderRefund & { readonly creditNote: string })[]
  readonly withdrawals: readonly OrderWithdrawal[]
  readonly emails: readonly OrderEmail[]
}

async function readDetails(
  db: Database,
  { order }: OrderView,
  sources: OrderSources,
): Promise<OrderDetails> {
  const numbers = new Map(
    (await listInvoices(db, [order.id])).map(({ id, number }) => [id, number]),
  )
  const refunds = await listOrderRefunds(db, [order.id])
  return {
    invoice: (await findInvoiceOfOrder(db, order.id)).number,
    payment: order.amount_paid === 0 ? null : await sources.findLastPayment(db, order),
    refunds: refunds.map((refund) => ({
      ...refund,
      creditNote: numbers.get(refund.invoice_id) ?? '',
    })),
    withdrawals: await sources.listWithdrawalsOfOrder(db, order),
    emails: await findOrderEmails(db, order.id),
  }
}

/** Prints an order with its payment, refunds, withdrawals and emails. */
export async function printOrder(
  db: Database,
  id: number,
  sources: OrderSources,
  output: Output,
): Promise<void> {
  const view = await findOrderById(db, id)
  if (view === null) throw new UsageError(`There is no order ${id}; “orders” lists the newest.`)
  const details = await readDetails(db, view, sources)
  const openWithdrawals = details.withdrawals
    .filter((withdrawal) => withdrawal.closed_at === null)
    .map((withdrawal) => withdrawal.id)
  const unconfirmed = await listUnconfirmedOrders(db, [id])
  const history = {
    refunds: details.refunds,
    openWithdrawals,
    isConfirmationRefused: unconfirmed.has(id),
  }
  if (output.isJson) {
    const rest = describeDetails(view, details)
    return output.print(
      JSON.stringify({ event: 'order', ...describeOrder(view, history), ...rest }),
    )
  }
  const rows = [...getOrderRows(view, history), ...getDetailRows(view, details)]
  output.print(formatTable(rows, maxCellWidth))
}

function describeDetails(
  view: OrderView,
  { invoice, payment, refunds, withdrawals, emails }: OrderDetails,
) {
  return {
    invoice,
    lastPayment: payment && {
      id: payment.id,
      createdAt: payment.created_at,
      amount: payment.amount,
      processor: payment.processor,
      processorPaymentId: payment.processor_payment_id,
    },
    refunds: refunds.map((refund) => ({
      createdAt: refund.created_at,
      lines: listRefundedLines(view, [refund]),
      toBalance: refund.tunes,
      toGiftCard: refund.gift_card_amount,
      creditNote: refund.creditNote,
      reason: refund.reason,
    })),
    withdrawals: withdrawals.map((withdrawal) => ({
      reference: formatReference(withdrawal.id),
      receivedAt: withdrawal.received_at,
      contract: withdrawal.contract,
      acceptedAt: withdrawal.accepted_at,
      closedAt: withdrawal.closed_at,
      closedReason: withdrawal.closed_reason,
    })),
    emails,
  }
}

function getOrderRows(view: OrderView, history: OrderHistory): string[][] {
  const { order, lines } = view
  const toAmount = (label: string, cents: number) => [label, formatMoney(cents, 'en')]
  const refunded = listRefundedLines(view, history.refunds)
  const credit = sumOwnedCredit(view)
  return [
    ['order', String(order.id)],
    ['placed (UTC)', formatTime(order.created_at)],
    ['status', describeState(view, history)],
    ['customer', `${formatName(order)} <${order.customer_email}>`],
    ['country', order.customer_country],
    ...getEvidenceRows(order),
    ...lines.map((line, index) => toLineRow(line, index + 1, refunded.includes(index + 1))),
    toAmount('subtotal', order.sub_total),
    ...(order.coupon_code === null
      ? []
      : [toAmount(`discount code ${order.coupon_code}`, credit - order.discount)]),
    ...(credit === 0 ? [] : [toAmount('paid before for sounds', -credit)]),
    toAmount(order.vat_country === null ? 'total' : 'total incl. VAT', order.grand_total),
    ...getVatRows(order),
    ...(order.gift_card_code === null
      ? []
      : [toAmount(`paid by gift card ${order.gift_card_code}`, order.gift_card_amount)]),
    toAmount('paid from balance', order.amount_paid),
    ['consent to delivery', order.consent_at === null ? 'no' : formatTime(order.consent_at)],
  ]
}

/** Only relevant where the evidence decides whose VAT is charged. */
function getEvidenceRows({ vat_evidence: json, vat_mode: mode }: OrderRow): string[][] {
  const { evidence, agreeing } = formatEvidence(json)
  if (mode !== 'oss') return []
  const isWeak = agreeing < requiredEvidence
  const count = `; only ${agreeing} of ${requiredEvidence} pieces that agree`
  return [['evidence', `${evidence}${isWeak ? count : ''}`]]
}

function getVatRows({
  vat_country: country,
  vat_rate: rate,
  vat_amount: vat,
}: OrderRow): string[][] {
  if (country === null) return []
  return [[`VAT ${rate / 100}% (${country})`, formatMoney(vat, 'en')]]
}

function toLineRow(
  { item, links }: OrderView['lines'][number],
  number: number,
  isRefunded: boolean,
): string[] {
  const downloads = countDownloads(links)
  const times = downloads === 1 ? 'once' : `${downloads} times`
  const end = findEnd(links)
  const facts = [
    formatMoney(item.price, 'en'),
    `downloaded ${times}`,
    ...(isRefunded ? ['refunded'] : []),
    ...(end === null ? [] : [`downloads ended ${describeEnd(end)}`]),
  ]
  return [`${number}. ${item.name}`, facts.join(', ')]
}

function describeEnd({ at, reason }: DownloadEnd): string {
  return `${formatTime(at)} (${reason})`
}

function describeOpenWithdrawal({
  received_at: receivedAt,
  accepted_at: acceptedAt,
}: OrderWithdrawal): string {
  return acceptedAt === null
    ? `open, received ${formatTime(receivedAt)}`
    : `accepted ${formatTime(acceptedAt)}, not paid back yet`
}

/**
 * Names only the last payment before an order, because the balance may combine several payments.
 */
function describePayment({ id, amount, processor, ...payment }: LastPayment): string {
  const external = payment.processor_payment_id
  const ids = external === null ? id : `${id} (${processor} ${external})`
  return `${ids}, ${formatMoney(amount, 'en')}, ${formatTime(payment.created_at)}`
}

function getDetailRows(
  view: OrderView,
  { invoice, payment, refunds, withdrawals, emails }: OrderDetails,
): string[][] {
  return [
    ...(payment === null ? [] : [['last payment before', describePayment(payment)]]),
    ['invoice', invoice],
    ...refunds.flatMap((refund) => [
      [
        'refund',
        `${formatTime(refund.created_at)}, ${formatLines(listRefundedLines(view, [refund]))}`,
      ],
      ['  to the balance', formatMoney(refund.tunes, 'en')],
      ['  to the gift card', formatMoney(refund.gift_card_amount, 'en')],
      ['  credit note', refund.creditNote],
      ['  reason', refund.reason],
    ]),
    ...withdrawals.map((withdrawal) => [
      `withdrawal ${formatReference(withdrawal.id)}`,
      withdrawal.closed_at === null
        ? describeOpenWithdrawal(withdrawal)
        : `closed ${formatTime(withdrawal.closed_at)}: ${withdrawal.closed_reason ?? ''}`,
    ]),
    ...emails.map((email) => [
      `email ${email.id}`,
      `${email.kind}, ${email.state}${email.sentAt === null ? '' : ` ${formatTime(email.sentAt)}`}`,
    ]),
  ]
}
