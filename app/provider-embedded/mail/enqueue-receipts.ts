import { findOrder } from '#app/provider-embedded/db/orders.ts'
import type { OrderView } from '#app/provider-embedded/db/orders.ts'
import type { PaymentSessionRow } from '#app/provider-embedded/db/payment-sessions.ts'
import { getBalanceCents } from '#app/provider-embedded/db/balance.ts'
import { composeOrderReceipt, composeTopUpReceipt } from './compose-receipts.ts'
import type { ReceiptOrder } from './compose-receipts.ts'
import { enqueueMails } from './outbox.ts'
import type { DeliverMails } from './outbox.ts'
import { getReceiptTexts } from '#app/provider-embedded/texts/receipts/receipt-texts.ts'
import type { Context } from '#app/provider-embedded/http/context.ts'

/**
 * Puts the receipt of an order into the outbox, in the transaction that makes the order: there is no
 * order without its receipt. What it resolves to delivers the mail; call it after the transaction.
 */
export async function enqueueOrderReceipt(
  context: Context,
  customerId: number,
  orderId: number,
): Promise<DeliverMails> {
  const view = await findOrder(context.db, customerId, orderId)
  if (view === null) throw new Error('an order without a row')
  const { locale, customer_email: to } = view.order
  const { storefrontUrl, dateLanguage } = context.options
  const texts = getReceiptTexts(locale)
  const mail = composeOrderReceipt(receiptOrder(view), texts, locale, storefrontUrl, dateLanguage)
  return await enqueueMails(context, [{ to, ...mail, kind: 'order-receipt' }])
}

/** Puts the receipt of a top-up into the outbox, in the transaction that credits it. */
export async function enqueueTopUpReceipt(
  context: Context,
  session: PaymentSessionRow,
): Promise<DeliverMails> {
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
    balance: await getBalanceCents(context.db, session.customer_id),
  }
  const { locale } = session
  const mail = composeTopUpReceipt(
    topUp,
    getReceiptTexts(locale),
    locale,
    context.options.dateLanguage,
  )
  return await enqueueMails(context, [{ to: session.email, ...mail, kind: 'payment-receipt' }])
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
