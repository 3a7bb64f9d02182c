import { findOrder } from '../orders.store.ts'
import type { OrderView } from '../orders.store.ts'
import { sumOwnedCredit } from '../describe-order.ts'
import { orderReceiptKind } from '../order-emails.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getTexts } from '../../texts/texts.ts'
import { composeOrderReceipt } from './receipts.emails.ts'
import type { ReceiptOrder } from './receipts.emails.ts'
import { confirmOrder } from './confirm-order.ts'
import { enqueueEmails } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'

/** Enqueues an order receipt. Call it in the transaction that creates the order. */
export async function enqueueOrderReceipt(
  dependencies: Dependencies,
  customerId: number,
  orderId: number,
): Promise<DeliverEmails> {
  const view = await findOrder(dependencies.db, customerId, orderId)
  if (view === null) throw new Error(`order ${orderId} does not exist`)
  const { locale, customer_email: to } = view.order
  const { shop, storefrontUrl, dateLanguage } = dependencies.options
  const texts = getTexts(shop, locale)
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

function toReceiptOrder({ order, lines }: OrderView): ReceiptOrder {
  return {
    number: String(order.id),
    firstName: order.customer_first_name,
    createdAt: new Date(order.created_at),
    lines: lines.map(({ item }) => ({ name: item.name, price: item.price })),
    couponCode: order.coupon_code,
    discount: order.discount,
    credit: sumOwnedCredit({ lines }),
    giftCardCode: order.gift_card_code,
    giftCardAmount: order.gift_card_amount,
    subTotal: order.sub_total,
    grandTotal: order.grand_total,
    amountPaid: order.amount_paid,
    cardAmount: order.card_amount,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }
}
