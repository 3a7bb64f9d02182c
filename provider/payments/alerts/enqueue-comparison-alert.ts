import type { Dependencies } from '../../dependencies.ts'
import { enqueuePaymentAlert } from './enqueue-payment-alerts.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'

/** The most messages that an email lists. */
const maxListedMessages = 50

/** Enqueues the email about messages that the daily comparison could not read or store. */
export async function enqueueComparisonAlert(
  dependencies: Dependencies,
  messages: readonly { readonly id: string; readonly type: string }[],
): Promise<DeliverEmails> {
  const { payments: texts } = getOwnerWords(dependencies.options.shop)
  const { length } = messages
  return await enqueuePaymentAlert(dependencies, {
    subject:
      length === 1
        ? texts.messageFailed
        : fillPlaceholders(texts.messagesFailed, { count: String(length) }),
    text: [texts.messagesFailedText],
    rows: messages
      .slice(0, maxListedMessages)
      .map(({ id, type }) => ({ label: type === 'listed' ? texts.payment : type, value: id })),
  })
}

/**
 * Enqueues the email about a daily comparison that has not been finished since a time; `problem` is
 * what the payment service says, if anything.
 */
export async function enqueueOverdueComparisonAlert(
  dependencies: Dependencies,
  since: string,
  problem: string | null,
): Promise<DeliverEmails> {
  const { payments: texts, formatTime } = getOwnerWords(dependencies.options.shop)
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.comparisonOverdue,
    text: [texts.comparisonOverdueText],
    rows: [
      { label: texts.since, value: formatTime(since) },
      { label: texts.problem, value: problem ?? texts.seeLog },
    ],
  })
}
