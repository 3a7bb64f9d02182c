import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Dependencies } from '../dependencies.ts'
import { readContents } from '../orders/confirmations/line-contents.store.ts'
import type { InvoiceSnapshot } from '../orders/invoices/invoice.rules.ts'
import { findInvoiceById } from '../orders/invoices/invoices.store.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import type { OrderView } from '../orders/orders.store.ts'
import type { Database } from '../platform/database/database.ts'
import { storeEmail } from '../platform/mail/outbox.ts'
import { composeOrderRefund } from './order-refund.emails.ts'
import type { RefundedAmounts } from './order-refund.emails.ts'
import type { OrderSettlement } from './order-settlement.rules.ts'

/** Stores the email about an order's settlement. Call it in the transaction of the settlement. */
export async function enqueueOrderRefund(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'mailSender'> & {
    readonly shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller'>
  },
  {
    refund,
    endedItems,
    cardRefunds,
    recovered,
  }: Pick<OrderSettlement, 'refund' | 'endedItems' | 'cardRefunds' | 'recovered'>,
  view: OrderView,
  withdrawalId: number | null,
): Promise<void> {
  const { db, shop } = dependencies
  const { id, customer_email: to, customer_first_name: firstName, locale } = view.order
  const card = cardRefunds.reduce((sum, one) => sum + one.amount, 0)
  const mail = composeOrderRefund(shop, {
    locale: toShopLanguage(locale, shop.languages),
    orderId: id,
    firstName,
    withdrawalId,
    refund: refund === null ? null : await readAmounts(db, refund, card, view),
    recovered,
    endedItems: endedItems.map(({ name }) => name),
  })
  await storeEmail(dependencies, { to, ...mail, kind: 'order-refund', orderId: id })
}

/** Loads the refunded amounts. */
async function readAmounts(
  db: Database,
  { tunes, gift_card_amount: giftCard, invoice_id: invoiceId }: OrderRefundRow,
  card: number,
  view: OrderView,
): Promise<RefundedAmounts> {
  const { snapshot } = await findInvoiceById(db, invoiceId)
  const creditNote = JSON.parse(snapshot) as InvoiceSnapshot
  return { tunes, giftCard, card, creditNote, contents: await readContents(db, view) }
}
