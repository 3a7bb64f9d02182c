import type { Dependencies } from '../dependencies.ts'
import { enqueueAlert } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from './outbox.ts'

/** The most messages that an email lists. */
const maxListedMessages = 50

/** Enqueues the email about messages that the daily comparison could not read or store. */
export async function enqueueComparisonAlert(
  dependencies: Dependencies,
  messages: readonly { readonly id: string; readonly type: string }[],
): Promise<DeliverEmails> {
  const { length } = messages
  return await enqueueAlert(dependencies, {
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
