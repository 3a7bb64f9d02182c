import type { RefundRow } from '../db/refunds.ts'
import type { Dependencies } from '../dependencies.ts'
import { formatMoney } from '../domain/locales.ts'
import type { PendingRefund } from '../domain/refunds.ts'
import { describeCustomer, enqueuePaymentAlert } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from './outbox.ts'

/** Enqueues the email to the owner about a refund that stays pending; `problem` is why. */
export async function enqueuePendingRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
  pending: Pick<PendingRefund, 'isRequested' | 'lacksMoney'>,
  problem: string,
): Promise<DeliverEmails> {
  const { subject, text } = describe(formatMoney(refund.amount, 'en'), pending)
  return await enqueuePaymentAlert(dependencies, {
    subject,
    text,
    rows: [
      ...(await describeCustomer(dependencies, refund.customer_id)),
      { label: 'Refund', value: String(refund.id) },
      { label: 'Top-up', value: refund.session_id },
      { label: 'Since', value: refund.created_at },
      { label: 'Problem', value: problem },
    ],
  })
}

/** A refund that the processor has must not be made again on its website, unlike one that it lacks. */
function describe(
  amount: string,
  { isRequested, lacksMoney }: Pick<PendingRefund, 'isRequested' | 'lacksMoney'>,
): { readonly subject: string; readonly text: string } {
  if (!isRequested) {
    return {
      subject: `A refund of ${amount} cannot be requested`,
      text:
        'The payment service does not accept the request for the refund. The Tunes were taken from ' +
        'the balance, and the shop tries again at least every hour. Check that the key of the ' +
        'payment service is of the right account and may refund, and that the account there has ' +
        'the money. You can also refund the same amount on the website of the payment service; the ' +
        'shop then stops trying.',
    }
  }
  if (lacksMoney) {
    return {
      subject: `A refund of ${amount} waits for money`,
      text:
        'Your account at the payment service does not have the money for the refund. The Tunes were ' +
        'taken from the balance, and the customer is waiting. Add money to the account on the ' +
        'website of the payment service, which then pays the refund by itself. Do not refund it a ' +
        'second time.',
    }
  }
  return {
    subject: `A refund of ${amount} is not confirmed`,
    text:
      'The payment service has not confirmed the refund. The Tunes were taken from the balance, and ' +
      'the shop asks again at least every hour. Look at the refund on the website of the payment ' +
      'service, and check that the key of the shop is of the right account and may read refunds. Do ' +
      'not refund it a second time.',
  }
}
