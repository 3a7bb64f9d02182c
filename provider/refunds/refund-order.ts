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
import { markWithdrawalAccepted } from '../payments/withdrawal-refunds.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { enqueueOrderRefund } from './enqueue-order-refund.ts'
import { chooseItems, sumRefunds } from './order-settlement.rules.ts'
import type { ChosenItems, OrderRefundInput, OrderSettlement } from './order-settlement.rules.ts'
import { closeSettledWithdrawals } from './withdrawals/order-withdrawals.store.ts'
import { findOrder, findOrderOwner } from '../orders/orders.store.ts'
import type { OrderView } from '../orders/orders.store.ts'
import { recoverLosses } from '../payments/recover-losses.ts'
import { insertRefund as insertCardRefund } from '../payments/refunds.store.ts'
import type { RefundRow } from '../payments/refunds.store.ts'
import type { Database } from '../platform/database/database.ts'
import { getUnspentAmount, listCardParts } from '../ledger/top-ups.store.ts'
import { lockRow, transactFor } from '../platform/database/transact.ts'
import { createOrderRefundEntry } from '../ledger/ledger.rules.ts'
import { divideRefund } from '../orders/order-refund.rules.ts'
import type { TopUpPart } from '../ledger/unspent-top-ups.rules.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { toCreditDraft } from '../orders/invoices/draft-credit-note.ts'
import { storeInvoice } from '../orders/invoices/issue-invoice.ts'

export type OrderRefundResult =
  | (OrderSettlement & { readonly isNew: boolean })
  | { refusal: 'order_unknown' | 'line_unknown' | 'already_refunded' | 'request_taken' }

export interface OrderRefundDependencies extends Pick<Dependencies, 'db' | 'clock' | 'mailSender'> {
  readonly shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller' | 'timeZone'>
}

/**
 * Refunds order lines at the price paid: returns Tunes to the balance and the rest to the gift
 * card, issues a credit note, and stores the email to the customer, all in one transaction. Each
 * line is refunded once; the downloads of lines already refunded can still be ended.
 */
export async function refundOrder(
  dependencies: OrderRefundDependencies,
  input: OrderRefundInput,
): Promise<OrderRefundResult> {
  const customerId = await findOrderOwner(dependencies.db, input.orderId)
  if (customerId === null) return { refusal: 'order_unknown' }
  return await transactFor(dependencies.db, customerId, async (db) => {
    const inside = { ...dependencies, db }
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
    const refunded = await listRefundedItemIds(
      db,
      view.lines.map(({ item }) => item),
    )
    const chosen = chooseItems(view, input, refunded)
    if ('refusal' in chosen) return chosen
    const settled = await settle(inside, view, chosen, input)
    await enqueueOrderRefund(inside, settled, view, input.withdrawalId ?? null)
    return { ...settled, isNew: true }
  })
}

async function settle(
  dependencies: OrderRefundDependencies,
  view: OrderView,
  chosen: ChosenItems,
  input: OrderRefundInput,
): Promise<OrderSettlement> {
  const { db, clock, shop } = dependencies
  const { items, endedItems } = chosen
  const { reason, withdrawalId } = input
  const now = clock()
  const made =
    items.length === 0 ? null : await insertRefund(db, view, chosen, input, { shop, now })
  const refund = made?.refund ?? null
  const recovered = await recoverLosses(db, view.order.customer_id, now)
  const cardRefunds = await refundParts(db, view.order, made?.cardParts ?? [], input, now)
  const accepted =
    withdrawalId === undefined ? [] : await markWithdrawalAccepted(db, withdrawalId, now)
  const settled = { refund, endedItems, cardRefunds, recovered }
  if (endedItems.length === 0) return { ...settled, closedWithdrawals: accepted }
  await endDownloads(db, endedItems, reason, now)
  const closed = await closeSettledWithdrawals(db, view.order, reason, now)
  return { ...settled, closedWithdrawals: [...accepted, ...closed] }
}

/**
 * Deducts the amounts to be returned to the original payment method; the running shop pays them.
 */
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
  { shop, now }: Pick<OrderRefundDependencies, 'shop'> & { readonly now: Date },
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
  const invoiceId = await storeInvoice(db, shop, {
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
