import { findInvoiceOfOrder } from '../orders/invoices/invoices.store.ts'
import { insertJournalEntry } from '../ledger/ledger.store.ts'
import {
  closeOrder,
  endDownloads,
  findOrderRefund,
  insertOrderRefund,
  listOrderRefunds,
  listRefundedItemIds,
  returnToGiftCard,
} from '../orders/order-refunds.store.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import { acceptWithdrawal } from '../payments/withdrawal-refunds.store.ts'
import { closeSettledWithdrawals } from './withdrawals/order-withdrawals.store.ts'
import { findOrder, findOrderOwner } from '../orders/orders.store.ts'
import type { OrderItemRow, OrderView, PurchasedLinkRow } from '../orders/orders.store.ts'
import { recoverLosses } from '../payments/recover-losses.ts'
import { insertRefund as insertCardRefund } from '../payments/refunds.store.ts'
import type { RefundRow } from '../payments/refunds.store.ts'
import type { Database } from '../platform/database/database.ts'
import { getUnspentAmount, listCardParts } from '../ledger/top-ups.store.ts'
import { lockRow, transactFor } from '../platform/database/transact.ts'
import { createOrderRefundEntry } from '../ledger/ledger.rules.ts'
import { divideRefund } from '../orders/order-refund.rules.ts'
import type { PaidAmounts } from '../orders/order-refund.rules.ts'
import type { TopUpPart } from '../ledger/unspent-top-ups.rules.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { toCreditDraft } from '../orders/invoices/draft-credit-note.ts'
import { storeInvoice } from '../orders/invoices/issue-invoice.ts'

/** Which lines of an order to refund, and why. */
export interface OrderRefundInput {
  readonly orderId: number
  /** Null for all lines of the order. */
  readonly itemIds: readonly number[] | null
  readonly reason: string
  /** Idempotency key: a repeated request refunds nothing. */
  readonly requestKey: string
  /**
   * Whether the lines can no longer be downloaded, because their contract is withdrawn. This includes
   * lines that were refunded before.
   */
  readonly endsDownloads: boolean
  /** The withdrawal that is accepted: what was paid by card then goes back to it. */
  readonly withdrawalId?: number
}

/** What was done to an order. */
export interface OrderSettlement {
  /** Null if the lines were refunded before, and only their downloads have ended now. */
  readonly refund: OrderRefundRow | null
  /** The lines whose downloads have ended now. */
  readonly endedItems: readonly OrderItemRow[]
  /** The ids of the withdrawals that are settled by this. */
  readonly closedWithdrawals: readonly number[]
  /** What goes back the way it was paid, instead of staying in the balance. */
  readonly cardRefunds: readonly RefundRow[]
  /** What the customer cannot spend, because the card got it back or may get it back. */
  readonly recovered: number
}

export type OrderRefundResult =
  | (OrderSettlement & { readonly isNew: boolean })
  | { refusal: 'order_unknown' | 'line_unknown' | 'already_refunded' | 'request_taken' }

/** The shop that refunds, and when. */
export interface RefundContext {
  readonly shop: Pick<ShopConfig, 'seller' | 'brand' | 'timeZone' | 'languages'>
  readonly now: Date
  /** Does what belongs to a new settlement in its transaction, such as its email. */
  readonly onSettled?: (db: Database, settled: OrderSettlement, view: OrderView) => Promise<void>
}

/**
 * Refunds lines of an order at the price that was paid: returns the Tunes to the balance and the rest
 * to the gift card, and issues a credit note, all in one transaction. Each line is refunded once; the
 * downloads of lines that were refunded before can still be ended.
 */
export async function refundOrder(
  database: Database,
  input: OrderRefundInput,
  context: RefundContext,
): Promise<OrderRefundResult> {
  const customerId = await findOrderOwner(database, input.orderId)
  if (customerId === null) return { refusal: 'order_unknown' }
  return await transactFor(database, customerId, async (db) => {
    const existing = await findOrderRefund(db, input.requestKey)
    if (existing !== null) {
      if (existing.order_id !== input.orderId) return { refusal: 'request_taken' }
      return {
        refund: existing,
        endedItems: [],
        closedWithdrawals: [],
        cardRefunds: [],
        recovered: 0,
        isNew: false,
      }
    }
    const view = await findOrder(db, customerId, input.orderId)
    if (view === null) return { refusal: 'order_unknown' }
    const chosen = await chooseItems(db, view, input)
    if ('refusal' in chosen) return chosen
    const settled = await settle(db, view, chosen, input, context)
    await context.onSettled?.(db, settled, view)
    return { ...settled, isNew: true }
  })
}

interface ChosenItems {
  /** The lines to refund. */
  readonly items: readonly OrderItemRow[]
  /** Whether no other line of the order is left to refund. */
  readonly isRest: boolean
  /** The lines whose downloads end. */
  readonly endedItems: readonly OrderItemRow[]
}

async function chooseItems(
  db: Database,
  { lines }: OrderView,
  { itemIds, endsDownloads }: OrderRefundInput,
): Promise<ChosenItems | { refusal: 'line_unknown' | 'already_refunded' }> {
  const all = lines.map(({ item }) => item)
  if (itemIds?.length === 0 || itemIds?.some((id) => !all.some((item) => item.id === id)))
    return { refusal: 'line_unknown' }
  const refunded = await listRefundedItemIds(db, all)
  const isChosen = ({ id }: OrderItemRow) => itemIds === null || itemIds.includes(id)
  const left = all.filter(({ id }) => !refunded.has(id))
  const items = left.filter(isChosen)
  const endedItems = lines
    .filter(({ item, links }) => endsDownloads && isChosen(item) && links.some(isAvailable))
    .map(({ item }) => item)
  const isAllDone = items.length === 0 && endedItems.length === 0
  const isTwice = !endsDownloads && itemIds !== null && itemIds.some((id) => refunded.has(id))
  if (isAllDone || isTwice) return { refusal: 'already_refunded' }
  return { items, isRest: items.length === left.length, endedItems }
}

function isAvailable({ status }: PurchasedLinkRow): boolean {
  return status === 'available'
}

async function settle(
  db: Database,
  view: OrderView,
  chosen: ChosenItems,
  input: OrderRefundInput,
  context: RefundContext,
): Promise<OrderSettlement> {
  const { items, endedItems } = chosen
  const { reason, withdrawalId } = input
  const { now } = context
  const made = items.length === 0 ? null : await insertRefund(db, view, chosen, input, context)
  const refund = made?.refund ?? null
  const recovered = await recoverLosses(db, view.order.customer_id, now)
  const cardRefunds = await refundParts(db, view.order, made?.cardParts ?? [], input, now)
  const accepted = withdrawalId === undefined ? [] : await acceptWithdrawal(db, withdrawalId, now)
  const settled = { refund, endedItems, cardRefunds, recovered }
  if (endedItems.length === 0) return { ...settled, closedWithdrawals: accepted }
  await endDownloads(db, endedItems, reason, now)
  const closed = await closeSettledWithdrawals(db, view.order, reason, now)
  return { ...settled, closedWithdrawals: [...accepted, ...closed] }
}

/** Takes from the balance again what goes back the way it was paid; the running shop pays it. */
async function refundParts(
  db: Database,
  { id: orderId, customer_id: customerId }: OrderView['order'],
  parts: readonly TopUpPart[],
  { reason, withdrawalId }: OrderRefundInput,
  now: Date,
): Promise<RefundRow[]> {
  const refunds: RefundRow[] = []
  for (const { id, amount } of parts) {
    const session = { id, customer_id: customerId }
    if (amount > (await getUnspentAmount(db, session))) {
      throw new Error(`less than ${amount} of ${id} is unspent`)
    }
    const links = withdrawalId === undefined ? {} : { orderWithdrawalId: withdrawalId }
    refunds.push(await insertCardRefund(db, { session, amount, orderId, reason, ...links }, now))
  }
  return refunds
}

async function insertRefund(
  db: Database,
  view: OrderView,
  { items, isRest }: ChosenItems,
  { orderId, reason, requestKey, withdrawalId }: OrderRefundInput,
  { shop, now }: RefundContext,
): Promise<{ readonly refund: OrderRefundRow; readonly cardParts: readonly TopUpPart[] }> {
  const { order } = view
  const returned = sumRefunds(await listOrderRefunds(db, [orderId]))
  const gross = items.reduce((sum, { price, discount }) => sum + price - discount, 0)
  const paid = { tunes: order.amount_paid, giftCard: order.gift_card_amount }
  const back = divideRefund(gross, paid, returned)
  if (order.gift_card_code !== null && back.giftCard > 0) {
    await lockRow(db, 'gift_cards', order.gift_card_code)
    await returnToGiftCard(db, order.gift_card_code, orderId, back.giftCard)
  }
  if (isRest) await closeOrder(db, orderId, now)
  const invoice = await findInvoiceOfOrder(db, orderId)
  const cardParts = withdrawalId === undefined ? [] : await listCardParts(db, order, back.tunes)
  const card = cardParts.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = { gross, already: returned.tunes + returned.giftCard, back, card }
  const invoiceId =
    invoice === null
      ? null
      : await storeInvoice(db, shop, {
          draft: toCreditDraft(view, items, invoice, amounts, shop),
          order,
          refersToId: invoice.id,
          now,
        })
  const refund = await insertOrderRefund(
    db,
    {
      order_id: orderId,
      request_key: requestKey,
      invoice_id: invoiceId,
      tunes: back.tunes,
      gift_card_amount: back.giftCard,
      reason,
      created_at: now.toISOString(),
    },
    items,
  )
  const entry = createOrderRefundEntry(refund.id, order.customer_id, back)
  if (entry !== null) await insertJournalEntry(db, entry, now)
  return { refund, cardParts }
}

function sumRefunds(refunds: readonly OrderRefundRow[]): PaidAmounts {
  return {
    tunes: refunds.reduce((sum, refund) => sum + refund.tunes, 0),
    giftCard: refunds.reduce((sum, refund) => sum + refund.gift_card_amount, 0),
  }
}
