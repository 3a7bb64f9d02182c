import { checkBooks } from '../ledger/books-check.store.ts'
import {
  isReconciliationDue,
  findLastReconciliation,
  storeLastReconciliation,
} from './last-reconciliation.store.ts'
import { listPaidSessions } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { storeUnmatchedPayment } from './unmatched-payments.store.ts'
import { transact } from '../platform/database/transact.ts'
import type { Database } from '../platform/database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import type {
  PaymentFacts,
  PaymentNotification,
  PaymentProcessor,
  UnreadableMessage,
} from './payment-processor.ts'
import { enqueueComparisonAlert } from './alerts/enqueue-comparison-alert.ts'
import { enqueueUnknownPaymentAlert } from './alerts/enqueue-payment-alerts.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { ScheduledTask } from '../platform/tasks/scheduler.ts'
import { createCardCountryLookUps } from './card-countries.ts'
import { createRetryPlan } from '../platform/tasks/retry-plan.ts'
import { closeInterrupted } from './open-payment.ts'
import { completeFacts } from './order-payments/complete-facts.ts'
import { alertIfOverdue } from './overdue-comparison.ts'
import { receiveNotification } from './receive-notification.ts'
import { refreshPayment } from './refresh-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { listUnreportedSessions } from './unreported-sessions.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const intervalMs = 5 * minuteMs
/**
 * The maximum number of rounds between two lookups of a pending bank payment, which is two hours.
 */
const maxPendingChecks = 24
/** The period that the daily reconciliation covers; longer if the last one is older. */
const sweepMs = 3 * dayMs
/**
 * The period covered after the clock was wrong, which is how long the processor keeps its messages.
 */
const maxSweepMs = 30 * dayMs

/**
 * Creates the task that asks the processor for everything that neither a webhook nor the customer's
 * return has reported: every five minutes about undecided sessions, and at increasing intervals
 * about pending bank payments and missing card countries; daily about all payments, refunds and
 * disputes of the last three days, or since the last reconciliation. Restoring a backup also
 * restores that time and makes the next one due immediately. Finally logs the check of the books.
 */
export function createReconciliationTask(
  dependencies: Dependencies,
  processor: PaymentProcessor,
): ScheduledTask {
  const { db, clock } = dependencies
  const pending = createRetryPlan<string>(maxPendingChecks)
  const isDue = ({ id, status }: PaymentSessionRow) => status !== 'processing' || pending.isDue(id)
  let undecided: PaymentSessionRow[] = []
  const cardCountries = createCardCountryLookUps(dependencies, processor)
  let withoutCardCountry: PaymentSessionRow[] = []
  const isSweepDue = async () => isReconciliationDue(await findLastReconciliation(db), clock())
  return {
    name: 'payment-reconciliation',
    intervalMs,
    hasWork: async () => {
      withoutCardCountry = await cardCountries.listDue()
      const sessions = await listUnreportedSessions(dependencies, processor)
      pending.recordCheck(sessions.map(({ id }) => id))
      undecided = sessions.filter(isDue)
      const hasSessions = withoutCardCountry.length > 0 || undecided.length > 0
      return hasSessions || (await isSweepDue())
    },
    run: async (signal) => {
      for (const session of undecided) {
        if (signal.aborted) return
        pending.recordAttempt(session.id)
        if (session.status === 'opening') await tryToClose(dependencies, session)
        else await refreshPayment(dependencies, session)
      }
      for (const session of withoutCardCountry) {
        if (signal.aborted) return
        await cardCountries.lookUp(session)
      }
      if (!signal.aborted && (await isSweepDue())) await trySweep(dependencies, processor, signal)
    },
  }
}

async function tryToClose(
  dependencies: Dependencies,
  session: Parameters<typeof closeInterrupted>[1],
): Promise<void> {
  try {
    await closeInterrupted(dependencies, session)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    dependencies.log({ level: 'warn', event: 'payment-lookup-failed', reason })
  }
}

/**
 * Runs the daily reconciliation; rejects if it fails. The owner is alerted once it has failed for
 * some days.
 */
async function trySweep(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  signal: AbortSignal,
): Promise<void> {
  try {
    await sweep(dependencies, processor, signal)
  } catch (error) {
    await alertIfOverdue(dependencies, await findLastReconciliation(dependencies.db), error)
    throw error
  }
}

/**
 * Compares the processor's list with the sessions in both directions; a failed run is repeated from
 * the start.
 */
async function sweep(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = dependencies
  const now = clock()
  const since = await getSweepStart(db, now)
  const paid = new Set<string>()
  const failed: Pick<PaymentNotification, 'id' | 'type'>[] = []
  for await (const notification of processor.listSince(since)) {
    if (signal.aborted) return
    const { isCompared, paidId } = await tryToCompare(dependencies, processor, notification)
    if (!isCompared) failed.push(notification)
    if (paidId !== null) paid.add(paidId)
  }
  for (const { id } of await listPaidSessions(db, processor.name, since)) {
    if (!paid.has(id)) log({ level: 'error', event: 'payment-not-at-processor', session: id })
  }
  const deliver = await transact(db, async (one) => {
    await storeLastReconciliation(one, now)
    if (failed.length === 0) return deliverNothing
    return await enqueueComparisonAlert({ ...dependencies, db: one }, failed)
  })
  deliver()
  await logBooks(dependencies)
}

/**
 * Returns the start of the period; the earliest one if the last reconciliation is in the future,
 * which means that the clock was wrong.
 */
async function getSweepStart(db: Database, now: Date): Promise<Date> {
  const start = now.getTime() - sweepMs
  const last = (await findLastReconciliation(db))?.getTime() ?? start
  return new Date(last > now.getTime() ? now.getTime() - maxSweepMs : Math.min(start, last))
}

interface Comparison {
  readonly isCompared: boolean
  /** The id of the session if the processor reports it as paid. */
  readonly paidId: string | null
}

/**
 * Processes one notification. An unreadable or unstorable one must not block the others, but an
 * unreachable processor aborts the reconciliation.
 */
async function tryToCompare(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  notification: PaymentNotification | UnreadableMessage,
): Promise<Comparison> {
  const { id, type } = notification
  const logFailure = (reason: string) =>
    dependencies.log({ level: 'error', event: 'payment-comparison-failed', id, type, reason })
  if (notification.kind === 'unreadable') {
    logFailure(notification.reason)
    return { isCompared: false, paidId: null }
  }
  try {
    const paidId = await compare(dependencies, processor, notification)
    return { isCompared: true, paidId }
  } catch (error) {
    if (error instanceof ProcessorUnavailableError && !error.isRefused) throw error
    logFailure(error instanceof Error ? error.message : 'unknown')
    return { isCompared: false, paidId: getPaidSessionId(notification) }
  }
}

/** Returns the id of the session if the processor reports it as paid. */
async function compare(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  notification: PaymentNotification,
): Promise<string | null> {
  if (notification.kind !== 'payment') {
    await receiveNotification(dependencies, processor, notification)
    return null
  }
  const facts = await completeFacts(dependencies, processor, notification.facts)
  const { outcome } = await settlePayment(dependencies, processor.name, facts)
  const paidId = getPaidSessionId(notification)
  // Ignores payments of other shops that share the account.
  const isOwn = facts.shop === dependencies.options.storefrontUrl
  if (outcome === 'unknown' && paidId !== null && isOwn) {
    await storeUnknown(dependencies, processor, facts)
  }
  return paidId
}

function getPaidSessionId(notification: PaymentNotification): string | null {
  const isPaid = notification.kind === 'payment' && notification.facts.status === 'paid'
  return isPaid ? notification.facts.sessionId : null
}

/** A payment with one of the shop's ids but without a row was made before a backup was restored. */
async function storeUnknown(
  dependencies: Dependencies,
  { name }: PaymentProcessor,
  facts: PaymentFacts,
): Promise<void> {
  const { clock, log } = dependencies
  const deliver = await transact(dependencies.db, async (db) => {
    const isNew = await storeUnmatchedPayment(db, name, facts, 'unknown-session', clock())
    if (!isNew) return deliverNothing
    log({ level: 'error', event: 'payment-unknown', session: facts.sessionId })
    return await enqueueUnknownPaymentAlert({ ...dependencies, db }, facts)
  })
  deliver()
}

/** Logs the sums of the books, as an error if they do not balance. */
async function logBooks({ db, log }: Dependencies): Promise<void> {
  const books = await checkBooks(db)
  const isRight = books.difference === 0 && books.heldDifference === 0
  log({ level: isRight ? 'info' : 'error', event: 'books-checked', ...books })
}
