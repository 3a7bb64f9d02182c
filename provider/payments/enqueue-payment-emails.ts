import { toShopLanguage } from '#shop/languages.ts'
import { getCustomer } from '../accounts/customers.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { getBalanceCents } from '../ledger/ledger.store.ts'
import {
  composePaymentNotice,
  composeTopUpReceipt,
} from '../orders/confirmations/receipts.emails.ts'
import type { ReceiptTopUp } from '../orders/confirmations/receipts.emails.ts'
import { getTexts } from '../texts/texts.ts'
import { enqueueEmails } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'
import { confirmTopUp } from './confirm-top-up.ts'
import { findOrderPayment } from './order-payments/order-payments.store.ts'
import type { PaidOrderRefusal } from './order-payments/place-paid-order.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'

/**
 * Enqueues a top-up receipt. Call it in the transaction that credits the top-up. `refusal` is the
 * reason that the order which the payment was for was not placed; null for a top-up.
 */
export async function enqueueTopUpReceipt(
  dependencies: Dependencies,
  session: PaymentSessionRow,
  refusal: PaidOrderRefusal | null = null,
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
    ...(refusal === null ? {} : { order: getOrderOutcome(refusal, options, locale) }),
    confirmation: confirmTopUp(options, session.amount, clock(), locale),
  }
  const mail = composeTopUpReceipt(
    options.shop,
    topUp,
    getTexts(options.shop, locale),
    locale,
    options.dateLanguage,
  )
  return await enqueueEmails(dependencies, [
    { to: session.email, ...mail, kind: 'payment-receipt' },
  ])
}

/** Returns what the receipt says about the order that a payment was for, and where to continue. */
function getOrderOutcome(
  refusal: PaidOrderRefusal,
  { storefrontUrl }: Pick<Dependencies['options'], 'storefrontUrl'>,
  locale: string,
): ReceiptTopUp['order'] {
  return refusal === 'already_ordered'
    ? { kind: 'already-ordered' }
    : { kind: 'not-ordered', cart: `${storefrontUrl}/${locale}/cart?step=checkout` }
}

/**
 * Enqueues the email about a slow payment that is pending or has failed. Call it in the transaction
 * that stores the status.
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
    {
      reference: id,
      firstName,
      amount,
      isPending: change === 'pending',
      isForOrder: (await findOrderPayment(db, id)) !== null,
    },
    getTexts(options.shop, locale),
    locale,
  )
  return await enqueueEmails(dependencies, [{ to: email, ...mail, kind: `payment-${change}` }])
}
