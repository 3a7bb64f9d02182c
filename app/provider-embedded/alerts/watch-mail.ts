import type { OutboxEmail } from '../db/mail-queue.ts'
import { orderReceiptKind } from '../db/order-emails.ts'
import type { Dependencies } from '../dependencies.ts'
import type { DeliveryFailure } from '../mail/delivery-failure.ts'
import type { MailWatch } from '../mail/mail-watch.ts'
import { reportCondition, resolveCondition } from './report-condition.ts'

/** The emails to the owner. */
const ownerKinds: readonly string[] = [
  'owner-alert',
  'payment-alert',
  'vat-alert',
  'contact-message',
  'contact-notice',
  'withdrawal-request',
  'withdrawal-notice',
]
/** Customers request these again themselves. */
const repeatableKinds: readonly string[] = ['reset']

/** Creates the watch that tells the owner of emails that do not reach anybody. */
export function createMailWatch(getDependencies: () => Dependencies): MailWatch {
  return {
    onAccepted: async (email) => {
      const dependencies = getDependencies()
      await resolveCondition(dependencies, 'mailServer')
      if (ownerKinds.includes(email.kind)) await resolveCondition(dependencies, 'ownerMailRefused')
      else await resolveCondition(dependencies, getRefusedKind(email), String(email.id))
    },
    onGivenUp: async (email, failure) => {
      if (repeatableKinds.includes(email.kind)) return
      const problem = hideAddress(failure, email)
      if (ownerKinds.includes(email.kind)) {
        await reportCondition(getDependencies(), { kind: 'ownerMailRefused', problem })
        return
      }
      await reportCondition(getDependencies(), {
        kind: getRefusedKind(email),
        key: String(email.id),
        problem,
        facts: {
          order: String(email.order_id),
          recipient: email.to,
          command: `npm run shop -- mail send ${email.id} --to ADDRESS`,
        },
      })
    },
    onUnavailable: async ({ reason }) => {
      const problem = reason.replaceAll(/[^\s<>]+@[^\s<>]+/g, '[email]')
      await reportCondition(getDependencies(), { kind: 'mailServer', problem })
    },
  }
}

/** Returns the kind of condition that an email to a customer causes if it is refused. */
export function getRefusedKind({ kind }: OutboxEmail): 'orderMailRefused' | 'mailRefused' {
  return kind === orderReceiptKind ? 'orderMailRefused' : 'mailRefused'
}

/** The answer is posted, too, which the customer's address must not be. */
function hideAddress({ reason }: DeliveryFailure, { to }: OutboxEmail): string {
  return reason.replaceAll(to, '[email]')
}
