import { toShopLanguage } from '#shop/languages.ts'
import { getCustomer } from '../../accounts/customers.store.ts'
import { findPaymentSession } from '../payment-sessions.store.ts'
import type { RefundRow, RefundUpdate } from '../refunds.store.ts'
import { getWithdrawalSender } from '../withdrawal-refunds.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { alreadyRefunded, isDisputeReason, moreThanLeft } from '../refunds.rules.ts'
import {
  enqueueFailedRefundAlert,
  enqueueRefundedOtherwiseAlert,
} from './enqueue-payment-alerts.ts'
import { breakLinks } from '../../platform/mail/format.ts'
import { enqueueEmails } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import { getTexts } from '../../texts/texts.ts'

/**
 * Enqueues the emails about a failed refund: to the owner and, if it was announced, to the
 * customer, unless the payment is disputed or was refunded otherwise. Call it in the transaction
 * that stores the failure.
 */
export async function enqueueFailedRefund(
  dependencies: Dependencies,
  { refund, recovered }: Pick<RefundUpdate, 'refund' | 'recovered'>,
  isAnnounced = true,
): Promise<DeliverEmails> {
  if (refund.reason === alreadyRefunded) {
    return await enqueueRefundedOtherwiseAlert(dependencies, refund)
  }
  const deliverAlert = await enqueueFailedRefundAlert(dependencies, refund, recovered)
  if (isDisputeReason(refund.reason) || refund.reason === moreThanLeft) return deliverAlert
  // A failed refund of spent Tunes is not credited to the balance.
  if (!isAnnounced || recovered > 0 || refund.loss > 0) return deliverAlert
  const deliverNotice = await enqueueNotice(dependencies, refund)
  return () => {
    deliverAlert()
    deliverNotice()
  }
}

async function enqueueNotice(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const { shop } = dependencies.options
  const { brand, languages } = shop
  const recipient = await readRecipient(dependencies, refund)
  const { name, email, reference } = recipient
  const locale = toShopLanguage(recipient.locale, languages)
  const texts = getTexts(shop, locale)
  const amount = formatMoney(refund.amount, locale)
  const blocks = [
    toParagraph(texts.mail_greeting({ name: breakLinks(name) })),
    toParagraph(texts.mail_receipt_refund_failed({ amount })),
    toParagraph(texts.mail_receipt_refund_reference({ reference })),
    toParagraph(brand.name),
  ]
  const mail = renderEmail(brand, texts.mail_receipt_refund_failed_subject(), blocks, locale)
  return await enqueueEmails(dependencies, [{ to: email, ...mail, kind: 'refund-failed' }])
}

/**
 * Returns the person who was promised a refund: the sender of the withdrawal, or else the payer.
 */
async function readRecipient(
  { db }: Dependencies,
  { session_id: sessionId, customer_id: customerId, ...refund }: RefundRow,
) {
  const withdrawalId = refund.withdrawal_id ?? refund.order_withdrawal_id
  if (withdrawalId === null) {
    const { email, first_name: name } = await getCustomer(db, customerId)
    const session = await findPaymentSession(db, sessionId)
    return { name, email, locale: session?.locale, reference: sessionId }
  }
  return { ...(await getWithdrawalSender(db, withdrawalId)), reference: `W-${withdrawalId}` }
}
