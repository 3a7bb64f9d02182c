import { listSessionsWithoutCardCountry } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { createRetryPlan } from '../platform/tasks/retry-plan.ts'
import { refreshPayment } from './refresh-payment.ts'

/** For how long the country of a card is asked for; few cards have none. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
/** Each look of the reconciliation is five minutes after the one before. */
const maxLooks = 24

/** The look-ups of card countries that could not be made when the payment was reported. */
export interface CardCountryLookUps {
  /** Looks for payments without the country; returns those of which it is time to ask. */
  listDue(): Promise<PaymentSessionRow[]>
  /** Asks the processor about one of them. */
  lookUp(session: PaymentSessionRow): Promise<void>
}

/**
 * Creates the look-ups of the countries of cards, which are evidence for the VAT. Those that bring no
 * country are repeated less and less often.
 */
export function createCardCountryLookUps(
  dependencies: Dependencies,
  { name }: PaymentProcessor,
): CardCountryLookUps {
  const { db, clock } = dependencies
  const plan = createRetryPlan<string>(maxLooks)
  return {
    listDue: async () => {
      const since = new Date(clock().getTime() - maxAgeMs)
      const sessions = await listSessionsWithoutCardCountry(db, name, since)
      plan.look(sessions.map(({ id }) => id))
      return sessions.filter(({ id }) => plan.isDue(id))
    },
    lookUp: async (session) => {
      plan.recordAttempt(session.id)
      await refreshPayment(dependencies, session)
    },
  }
}
