import { listSessionsWithoutCardCountry } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { createRetryPlan } from '../platform/tasks/retry-plan.ts'
import { refreshPayment } from './refresh-payment.ts'

/** The age of a payment after which the lookup is given up; few cards lack a country. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
/** The maximum number of reconciliations between two attempts; they run every five minutes. */
const maxChecks = 24

/** Looks up card countries that were not available when the payment was reported. */
export interface CardCountryLookUps {
  /** Lists the payments whose missing country is due for a lookup. */
  listDue(): Promise<PaymentSessionRow[]>
  /** Asks the processor about one of these payments. */
  lookUp(session: PaymentSessionRow): Promise<void>
}

/**
 * Creates the lookups of card countries, which are evidence for VAT. Unsuccessful ones are retried
 * at increasing intervals.
 */
export function createCardCountryLookUps(
  dependencies: Dependencies,
  { name }: PaymentProcessor,
): CardCountryLookUps {
  const { db, clock } = dependencies
  const plan = createRetryPlan<string>(maxChecks)
  return {
    listDue: async () => {
      const since = new Date(clock().getTime() - maxAgeMs)
      const sessions = await listSessionsWithoutCardCountry(db, name, since)
      plan.recordCheck(sessions.map(({ id }) => id))
      return sessions.filter(({ id }) => plan.isDue(id))
    },
    lookUp: async (session) => {
      plan.recordAttempt(session.id)
      await refreshPayment(dependencies, session)
    },
  }
}
