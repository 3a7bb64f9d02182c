import { findInvoiceOfOrder } from '../orders/invoices/invoices.store.ts'
import { insertJournalEntry } from '../ledger/ledger.store.ts'
import { createOrderRefundEntry } from '../ledger/ledger.rules.ts'
import { listCardParts } from '../ledger/top-ups.store.ts'
import type { TopUpPart } from '../ledger/unspent-top-ups.rules.ts'
import { toCreditDraft } from '../orders/invoices/draft-credit-note.ts'
import { storeInvoice } from '../orders/invoices/issue-invoice.ts'
import { divideRefund, sumRefundLines } from '../orders/order-refund.rules.ts'
import type { RefundLine } from '../orders/order-refund.rules.ts'
import {
  insertOrderRefund,
  listOrderRefunds,
  returnToGiftCard,
} from '../orders/order-refunds.store.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import type { OrderView } from '../orders/orders.store.ts'
import type { Database } from '../platform/database/database.ts'
import { lockRow } from '../platform/database/transact.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { sumRefunds } from './order-settlement.rules.ts'

/** The amounts of an order to return. */
export interface RefundToInsert {
  readonly view: OrderView
  readonly lines: readonly RefundLine[]
  /** True if the lines were refunded before, but for what their packs cost less. */
  readonly isRemainder?: boolean
  readonly reason: string
  readonly requestKey: string
  /** True to return payments by card to the card. */
  readonly isToCard: boolean
  readonly shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller' | 'timeZone'>
  readonly now: Date
}

/** A refund, and the top-ups that paid for it and are to be returned to their cards. */
export interface InsertedRefund {
  readonly refund: OrderRefundRow
  readonly cardParts: readonly TopUpPart[]
}

/**
 * Returns the amounts of order lines to the balance and the gift card, and issues the credit note.
 * Must run in a transaction that has locked the customer.
 */
export async function insertRefund(
  db: Database,
  { view, lines, isRemainder = false, reason, requestKey, isToCard, shop, now }: RefundToInsert,
): Promise<InsertedRefund> {
  const { order } = view
  const returned = sumRefunds(await listOrderRefunds(db, [order.id]))
  const gross = sumRefundLines(lines)
  const paid = { tunes: order.amount_paid, giftCard: order.gift_card_amount }
  const back = divideRefund(gross, paid, returned)
  if (order.gift_card_code !== null && back.giftCard > 0) {
    await lockRow(db, 'gift_cards', order.gift_card_code)
    await returnToGiftCard(db, order.gift_card_code, order.id, back.giftCard)
  }
  const invoice = await findInvoiceOfOrder(db, order.id)
  const cardParts = isToCard ? await listCardParts(db, order, back.tunes) : []
  const card = cardParts.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = { gross, already: returned.tunes + returned.giftCard, back, card }
  const invoiceId = await storeInvoice(db, shop, {
    draft: toCreditDraft(view, lines, invoice, amounts, shop),
    order,
    refersToId: invoice.id,
    now,
  })
  const refund = await insertOrderRefund(
    db,
    {
      order_id: order.id,
      request_key: requestKey,
      invoice_id: invoiceId,
      tunes: back.tunes,
      gift_card_amount: back.giftCard,
      reason,
      created_at: now.toISOString(),
    },
    isRemainder ? [] : lines,
  )
  const entry = createOrderRefundEntry(refund.id, order.customer_id, back)
  if (entry !== null) await insertJournalEntry(db, entry, now)
  return { refund, cardParts }
}
