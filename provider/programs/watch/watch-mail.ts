import type { OutboxEmail } from '../../platform/mail/mail-queue.store.ts'
import { orderReceiptKind } from '../../orders/order-emails.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { DeliveryFailure } from '../../platform/mail/delivery-failure.ts'
import type { MailWatch } from '../../platform/mail/mail-watch.ts'
import { secretKinds } from '../../platform/mail/outgoing-email.ts'
import type { Condition } from '../../owner/alerts/conditions.ts'
import { reportCondition, resolveCondition } from '../../owner/alerts/report-condition.ts'

/** The kinds of emails to the owner. */
const ownerKinds: readonly string[] = [
  'owner-alert',
  'payment-alert',
  'vat-alert',
  'contact-message',
  'contact-notice',
  'withdrawal-request',
  'withdrawal-notice',
]

/** Creates the watch that alerts the owner to undeliverable emails. */
export function createMailWatch(getDependencies: () => Dependencies): MailWatch {
  return {
    onAccepted: async (email) => {
      const dependencies = getDependencies()
      await resolveCondition(dependencies, 'mailServer')
      if (ownerKinds.includes(email.kind)) await resolveCondition(dependencies, 'ownerMailRefused')
    },
    onGivenUp: async (email, failure) => {
      // Anybody can sign up with any address, and customers request these emails again themselves.
      if (secretKinds.includes(email.kind)) return
      const problem = hideAddress(failure, email)
      await reportCondition(getDependencies(), { ...describeRefused(email), problem })
    },
    onUnavailable: async ({ reason }) => {
      const problem = reason.replaceAll(/[^\s<>]+@[^\s<>]+/g, '[email]')
      await reportCondition(getDependencies(), { kind: 'mailServer', problem })
    },
  }
}

/**
 * Reports each order separately, because its customer must receive the confirmation; other emails
 * are counted.
 */
function describeRefused({ id, kind, to, order_id: order }: OutboxEmail): Condition {
  if (ownerKinds.includes(kind)) return { kind: 'ownerMailRefused' }
  if (kind !== orderReceiptKind) {
    const facts = { command: 'npm run shop -- mail', send: 'mail send ID --to {address}' }
    return { kind: 'mailRefused', facts }
  }
  const command = `npm run shop -- mail send ${id} --to {address}`
  const facts = { order: String(order), recipient: to, command }
  return { kind: 'orderMailRefused', key: String(id), facts }
}

/** Hides the customer's address, because the reason is also posted to the webhook. */
function hideAddress({ reason }: DeliveryFailure, { to }: OutboxEmail): string {
  return reason.replaceAll(to, '[email]')
}
