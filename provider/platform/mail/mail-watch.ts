import type { OutboxEmail } from './mail-queue.store.ts'
import type { DeliveryFailure } from './delivery-failure.ts'

/** Is told what the mail server does with emails, after it was stored. */
export interface MailWatch {
  onAccepted(email: OutboxEmail): Promise<void>
  onGivenUp(email: OutboxEmail, failure: DeliveryFailure): Promise<void>
  /** The server accepts no email at all. */
  onUnavailable(failure: DeliveryFailure): Promise<void>
}
