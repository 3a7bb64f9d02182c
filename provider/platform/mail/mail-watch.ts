import type { OutboxEmail } from './mail-queue.store.ts'
import type { DeliveryFailure } from './delivery-failure.ts'

/** Receives the results of deliveries after they are stored. */
export interface MailWatch {
  onAccepted(email: OutboxEmail): Promise<void>
  onGivenUp(email: OutboxEmail, failure: DeliveryFailure): Promise<void>
  /** Called when the server accepts no email at all. */
  onUnavailable(failure: DeliveryFailure): Promise<void>
}
