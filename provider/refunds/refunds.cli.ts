import { randomUUID } from 'node:crypto'
import { findInvoiceById } from '../orders/invoices/invoices.store.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import { listWithdrawalsOfOrder } from './withdrawals/order-withdrawals.store.ts'
import { findOrderById } from '../orders/orders.store.ts'
import type { OrderView } from '../orders/orders.store.ts'
import { findOwnerCode } from '../carts/owner-codes.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import { refundOrder } from './refund-order.ts'
import type { OrderSettlement } from './order-settlement.rules.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { describeCodeState } from '../carts/codes.cli.ts'
import { formatLines, formatReference } from '../orders/describe-order.ts'
import type { RefundCommand } from './parse-refund.ts'
import { getCommandMailSender } from '../owner/own-shop.ts'
import type { OwnShop } from '../owner/own-shop.ts'

type Command<Name> = Extract<RefundCommand, { readonly name: Name }>

/** Runs `refund`: refunds an order or a payment and prints the result; returns true. */
export async function runRefund(
  db: Database,
  command: RefundCommand,
  shop: Pick<OwnShop, 'config' | 'mailServer'>,
  output: Output,
): Promise<boolean> {
  if (command.name === 'refund order') await refundLines(db, command, shop, output)
  else await refundToCard(db, command, shop, output)
  return true
}

const orderRefusals = {
  order_unknown: 'There is no such order; “orders” lists the newest.',
  line_unknown: 'The order has no such line; “orders NUMBER” shows their numbers.',
  already_refunded: 'These items have already been refunded.',
  request_taken: 'Another refund has the same key; try again.',
} as const

async function refundLines(
  db: Database,
  { order, lines, reason, endsDownloads }: Command<'refund order'>,
  { config, mailServer }: Pick<OwnShop, 'config' | 'mailServer'>,
  output: Output,
): Promise<void> {
  const view = await findOrderById(db, order)
  if (view === null) throw new UsageError(orderRefusals.order_unknown)
  const now = new Date()
  const mailSender = getCommandMailSender({ mailServer })
  const result = await refundOrder(
    { db, clock: () => now, mailSender, shop: config },
    {
      orderId: order,
      itemIds: lines === null ? null : findItemIds(view, lines),
      reason,
      requestKey: `command ${randomUUID()}`,
      endsDownloads,
    },
  )
  if ('refusal' in result) throw new UsageError(explainRefusal(result.refusal, endsDownloads))
  await printSettlement(db, { view, settled: result, reason, now }, output)
}

function explainRefusal(refusal: keyof typeof orderRefusals, endsDownloads: boolean): string {
  const isEnded = refusal === 'already_refunded' && endsDownloads
  return isEnded
    ? 'These items have already been refunded, and their downloads have ended.'
    : orderRefusals[refusal]
}

interface SettledOrder {
  readonly view: OrderView
  readonly settled: OrderSettlement
  readonly reason: string
  readonly now: Date
}

async function printSettlement(
  db: Database,
  { view, settled, reason, now }: SettledOrder,
  output: Output,
): Promise<void> {
  const { order, lines } = view
  const { refund, endedItems } = settled
  const creditNote = await findCreditNote(db, refund)
  const card = refund?.gift_card_amount ? await findGiftCard(db, view, now) : null
  const endedLines = lines.flatMap(({ item }, index) =>
    endedItems.some(({ id }) => id === item.id) ? [index + 1] : [],
  )
  const closed = settled.closedWithdrawals.map(formatReference)
  const open = (await listWithdrawalsOfOrder(db, order)).filter((row) => row.closed_at === null)
  if (output.isJson) {
    const amounts = {
      toBalance: refund?.tunes ?? 0,
      toGiftCard: refund?.gift_card_amount ?? 0,
      giftCardState: card?.state ?? null,
      recovered: settled.recovered,
      returnedCredits: await Promise.all(
        settled.returnedCredits.map(async ({ refund: one }) => ({
          order: one.order_id,
          toBalance: one.tunes,
          toGiftCard: one.gift_card_amount,
          creditNote: await findCreditNote(db, one),
        })),
      ),
    }
    const ends = { endedLines, closedWithdrawals: closed }
    const event = refund === null ? 'downloads-ended' : 'refund'
    const line = { event, order: order.id, ...amounts, creditNote, ...ends, reason }
    return output.print(JSON.stringify(line))
  }
  const rows = [
    ['order', String(order.id)],
    ...getRefundRows(refund, creditNote),
    ...settled.returnedCredits.map(({ refund: one }) => [
      `of order ${one.order_id}`,
      `${formatMoney(one.tunes + one.gift_card_amount, 'en')} for refunded sounds of the pack`,
    ]),
    ['downloads ended', endedLines.length === 0 ? 'none' : `of ${formatLines(endedLines)}`],
    ...closed.map((reference) => ['withdrawal', `${reference} is closed`]),
    ['email', `to ${order.customer_email}`],
  ]
  output.print(formatTable(rows, 60))
  if (settled.recovered > 0) {
    const amount = formatMoney(settled.recovered, 'en')
    const cause = 'because a payment of the customer is disputed or was refunded to the card'
    output.print(
      `Warning: ${amount} of this refund was immediately deducted from the balance, ${cause}.`,
    )
  }
  if (card?.state === 'off' || card?.state === 'expired') {
    const { problem, remedy } = giftCardWarnings[card.state]
    const lost = 'so the customer cannot use what was returned to it'
    output.print(`Warning: the gift card ${card.code} ${problem}, ${lost}; ${remedy}.`)
  }
  for (const { id } of open) {
    const remedy = `“withdrawals close ${id}” closes it`
    output.print(
      `The withdrawal ${formatReference(id)} mentions this order and is open; ${remedy}.`,
    )
  }
}

function getRefundRows(refund: OrderRefundRow | null, creditNote: string | null): string[][] {
  if (refund === null) return [['refunded', 'nothing, because it has already been refunded']]
  return [
    ['to the balance', formatMoney(refund.tunes, 'en')],
    ['to the gift card', formatMoney(refund.gift_card_amount, 'en')],
    ['credit note', creditNote ?? ''],
  ]
}

async function findCreditNote(db: Database, refund: OrderRefundRow | null): Promise<string | null> {
  return refund === null ? null : (await findInvoiceById(db, refund.invoice_id)).number
}

const giftCardWarnings = {
  off: { problem: 'is off', remedy: '“codes on” accepts it again' },
  expired: { problem: 'has expired', remedy: '“codes gift-card” creates another one' },
} as const

/** Returns the gift card that paid for an order, and whether it is still valid. */
async function findGiftCard(db: Database, { order }: OrderView, now: Date) {
  const card = await findOwnerCode(db, order.gift_card_code ?? '')
  return card === null ? null : { code: card.code, state: describeCodeState(card, now) }
}

function findItemIds({ lines }: OrderView, numbers: readonly number[]): number[] {
  return numbers.map((number) => {
    const line = lines[number - 1]
    if (line === undefined) throw new UsageError(orderRefusals.line_unknown)
    return line.item.id
  })
}

const paymentRefusals = {
  session_not_paid: 'There is no paid payment with this ID; “payments” lists them.',
  amount_not_unspent: 'Less than this is unspent of the payment; “payments” shows how much.',
} as const

async function refundToCard(
  db: Database,
  { session, amount, reason }: Command<'refund payment'>,
  { config, mailServer }: Pick<OwnShop, 'config' | 'mailServer'>,
  output: Output,
): Promise<void> {
  const mailSender = getCommandMailSender({ mailServer })
  const outcome = await refundPayment(
    { db, clock: () => new Date(), mailSender, shop: config },
    { sessionId: session, amount, reason },
  )
  if ('refusal' in outcome) throw new UsageError(paymentRefusals[outcome.refusal])
  const { id } = outcome.refund
  if (output.isJson) {
    output.print(JSON.stringify({ event: 'refund', id, payment: session, amount, reason }))
    return
  }
  output.print(`Refund ${id}: ${formatMoney(amount, 'en')} was deducted from the balance.`)
  output.print('The running shop requests the refund to the card within a minute.')
}
