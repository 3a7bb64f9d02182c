import type { Dependencies } from '../dependencies.ts'
import { enqueuePaymentAlert } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from './outbox.ts'

/** The most messages that an email lists. */
const maxListedMessages = 50

/** Enqueues the email about messages that the daily comparison could not read or store. */
export async function enqueueComparisonAlert(
  dependencies: Dependencies,
  messages: readonly { readonly id: string; readonly type: string }[],
): Promise<DeliverEmails> {
  const { length } = messages
  return await enqueuePaymentAlert(dependencies, {
    subject:
      length === 1
        ? '1 message about payments could not be processed'
        : `${length} messages about payments could not be processed`,
    text:
      'The daily comparison with the payment service skipped them. Look at them on its website; the ' +
      'log of the shop contains the reasons. The comparison tries again for three days.',
    rows: messages
      .slice(0, maxListedMessages)
      .map(({ id, type }) => ({ label: type === 'listed' ? 'payment' : type, value: id })),
  })
}

/** Enqueues the email about a daily comparison that has not been finished since a time. */
export async function enqueueOverdueComparisonAlert(
  dependencies: Dependencies,
  since: string,
  problem: string,
): Promise<DeliverEmails> {
  return await enqueuePaymentAlert(dependencies, {
    subject: 'Payments are not compared with the payment service',
    text:
      'The daily comparison with the payment service fails, and the last one is more than three days ' +
      'old. Until it works, the shop may miss payments, refunds and disputes whose messages were lost. Check that the key of ' +
      'the payment service is of the right account and may read Checkout Sessions, events, charges, ' +
      'PaymentIntents, refunds and disputes. The shop tries again every few minutes.',
    rows: [
      { label: 'Since', value: since },
      { label: 'Problem', value: problem },
    ],
  })
}
