import { toShopLanguage } from '#shop/languages.ts'
import { getCustomer } from '../../accounts/customers.store.ts'
import { getBalanceCents } from '../../ledger/ledger.store.ts'
import { findOrder } from '../orders.store.ts'
import type { OrderView } from '../orders.store.ts'
import { orderReceiptKind } from '../order-emails.store.ts'
import type { PaymentSessionRow } from '../../payments/payment-sessions.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getReceiptMessages } from './texts/receipts/receipt-messages.ts'
import {
  composeOrderReceipt,
  composePaymentNotice,
  composeTopUpReceipt,
} from './receipts.emails.ts'
import type { ReceiptOrder } from './receipts.emails.ts'
import { confirmOrder, confirmTopUp } from './confirm-contract.ts'
import { enqueueEmails } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'

/** Enqueues an order receipt; call it in the transaction that creates the order. */
export async function enqueueOrderReceipt(
  dependencies: Dependencies,
  customerId: number,
  orderId: number,
): Promise<DeliverEmails> {
  const view = await findOrder(dependencies.db, customerId, orderId)
  if (view === null) throw new Error(`order ${orderId} does not exist`)
  const { locale, customer_email: to } = view.order
  const { shop, storefrontUrl, dateLanguage } = dependencies.options
  const texts = getReceiptMessages(locale)
  const mail = composeOrderReceipt(
    shop,
    { ...toReceiptOrder(view), confirmation: await confirmOrder(dependencies, view) },
    texts,
    locale,
    storefrontUrl,
    dateLanguage,
  )
  return await enqueueEmails(dependencies, [{ to, ...mail, kind: orderReceiptKind, orderId }])
}

/** Enqueues a top-up receipt; call it in the transaction that credits the top-up. */
export async function enqueueTopUpReceipt(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<DeliverEmails> {
  const { db, clock, options } = dependencies
  const { customer_id: customerId } = session
  const locale = toShopLanguage(session.locale, options.shop.languages)
  const customer = await getCustomer(db, customerId)
  const topUp = {
    reference: session.id,
    firstName: customer.first_name,
    paidAt: clock(),
    amount: session.amount,
    balance: await getBalanceCents(db, customerId),
    confirmation: confirmTopUp(options, session.amount, clock(), locale),
  }
  const mail = composeTopUpReceipt(
    options.shop,
    topUp,
    getReceiptMessages(locale),
    locale,
    options.dateLanguage,
  )
  return await enqueueEmails(dependencies, [
    { to: session.email, ...mail, kind: 'payment-receipt' },
  ])
}

/**
 * Enqueues the email about a payment that takes days: that it is on its way, or that it did not arrive.
 * Call it in the transaction that stores that.
 */
export async function enqueuePaymentNotice(
  dependencies: Dependencies,
  { id, amount, email, customer_id: customerId, ...session }: PaymentSessionRow,
  change: 'pending' | 'failed',
): Promise<DeliverEmails> {
  const { db, options } = dependencies
  const locale = toShopLanguage(session.locale, options.shop.languages)
  const { first_name: firstName } = await getCustomer(db, customerId)
  const mail = composePaymentNotice(
    options.shop,
    { reference: id, firstName, amount, isPending: change === 'pending' },
    getReceiptMessages(locale),
    locale,
  )
  return await enqueueEmails(dependencies, [{ to: email, ...mail, kind: `payment-${change}` }])
}

function toReceiptOrder({ order, lines }: OrderView): ReceiptOrder {
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
