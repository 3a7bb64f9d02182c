import { findOrder } from '../db/orders.ts'
import type { OrderView } from '../db/orders.ts'
import type { PaymentSessionRow } from '../db/payment-sessions.ts'
import { balanceCents } from '../db/balance.ts'
import { orderReceipt, topUpReceipt } from '../mail/receipt.ts'
import type { ReceiptOrder } from '../mail/receipt.ts'
import { postMails } from '../mail/outbox.ts'
import type { Send } from '../mail/outbox.ts'
import { receiptTextsOf } from '../texts/receipts/receipt-texts.ts'
import type { Context } from './context.ts'

/**
 * Puts the receipt of an order into the outbox, in the transaction that makes the order: there is no
 * order without its receipt. What it resolves to delivers the mail; call it after the transaction.
 */
export async function postOrderReceipt(
  context: Context,
  customerId: number,
  orderId: number,
): Promise<Send> {
  const view = await findOrder(context.db, customerId, orderId)
  if (view === null) throw new Error('an order without a row')
  const { locale, customer_email: to } = view.order
  const { storefrontUrl, dateLanguage } = context.options
  const texts = receiptTextsOf(locale)
  const mail = orderReceipt(receiptOrder(view), texts, locale, storefrontUrl, dateLanguage)
  return await postMails(context, [{ to, ...mail, kind: 'order-receipt' }])
}

/** Puts the receipt of a top-up into the outbox, in the transaction that credits it. */
export async function postTopUpReceipt(
  context: Context,
  session: PaymentSessionRow,
): Promise<Send> {
  const { first_name: firstName } = await context.db
    .selectFrom('customers')
    .select('first_name')
    .where('id', '=', session.customer_id)
    .executeTakeFirstOrThrow()
  const topUp = {
    reference: session.id,
    firstName,
    paidAt: context.clock(),
    amount: session.amount,
    balance: await balanceCents(context.db, session.customer_id),
  }
  const { locale } = session
  const mail = topUpReceipt(topUp, receiptTextsOf(locale), locale, context.options.dateLanguage)
  return await postMails(context, [{ to: session.email, ...mail, kind: 'payment-receipt' }])
}

function receiptOrder({ order, lines }: OrderView): ReceiptOrder {
  return {
    number: String(order.id),
    firstName: order.customer_first_name,
    createdAt: new Date(order.created_at),
    lines: lines.map(({ item }) => ({ name: item.name, price: item.price })),
    couponCode: order.coupon_code,
    discount: order.discount,
    giftCardCode: order.gift_card_code,
    giftCardAmount: order.gift_card_amount,
    subTotal: order.sub_total,
    grandTotal: order.grand_total,
    amountPaid: order.amount_paid,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }
}
