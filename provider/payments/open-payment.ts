import { randomBytes } from 'node:crypto'
import { reportCondition, resolveCondition } from '../owner/alerts/report-condition.ts'
import { insertPaymentSession, markNeverOpened, markSessionOpen } from './payment-sessions.store.ts'
import type { NewPaymentSession, PaymentSessionRow } from './payment-sessions.store.ts'
import { transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import type { OpenedPayment, PaymentContents, PaymentRequest } from './payment-processor.ts'
import { describeContents } from './describe-contents.ts'
import { sessionLifetimeMs } from './payment-session.rules.ts'

/** A payment that a customer wants to make. */
export interface NewPayment extends Omit<PaymentRequest, 'id' | 'expiresAt' | 'contents'> {
  readonly customerId: number
}

/**
 * Opens a top-up, whose payment page also names the contents of the cart: stores the session, opens
 * it at the processor under its id, and stores the processor's id. If that cannot be stored,
 * nothing can be charged, because the URL of the payment page is not sent to the customer. Rejects
 * with a `ProcessorUnavailableError` or the database's error.
 */
export async function openPayment(
  dependencies: Dependencies,
  payment: NewPayment,
): Promise<{ readonly session: PaymentSessionRow; readonly url: string }> {
  const { db, clock } = dependencies
  const now = clock()
  const contents =
    payment.returnTo === 'checkout' ? await describeContents(db, payment.customerId, now) : null
  const session = await transact(db, (transaction) =>
    insertPaymentSession(transaction, createSession(dependencies, payment, contents)),
  )
  return { session, url: await openStored(dependencies, session) }
}

/** Creates the row of a payment that is about to be opened. */
export function createSession(
  { clock, processors: { current } }: Dependencies,
  payment: NewPayment,
  contents: PaymentContents | null,
): NewPaymentSession {
  const now = clock()
  return {
    id: `ps_${randomBytes(16).toString('hex')}`,
    customer_id: payment.customerId,
    email: payment.email,
    amount: payment.amount,
    currency: payment.currency,
    return_to: payment.returnTo,
    locale: payment.locale,
    contents: contents === null ? null : JSON.stringify(contents),
    status: 'opening',
    processor: current.name,
    mode: current.mode,
    expires_at: new Date(now.getTime() + sessionLifetimeMs).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

/**
 * Opens a stored session at the processor and returns the URL of the payment page. Opening it again
 * returns the same page. Rejects as `openPayment` does.
 */
export async function openStored(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<string> {
  const opened = await open(dependencies, session)
  await storeOpened(dependencies, session, opened)
  return opened.url
}

/** Opens a payment at the processor; reports a failure to the owner. */
async function open(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<OpenedPayment> {
  try {
    const opened = await dependencies.processors.current.open(toRequest(session))
    await resolveCondition(dependencies, 'paymentOpening')
    await resolveCondition(dependencies, 'paymentUnanswered')
    return opened
  } catch (error) {
    if (error instanceof ProcessorUnavailableError) {
      const kind = error.failure === 'unanswered' ? 'paymentUnanswered' : 'paymentOpening'
      const { processor } = dependencies.processors.words
      await reportCondition(dependencies, { kind, problem: error.message, facts: { processor } })
    }
    throw error
  }
}

/**
 * Ends a session whose opening was interrupted before its URL was sent to the customer. Opening it
 * again under the same id returns the same session at the processor, if there is one.
 */
export async function closeInterrupted(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<void> {
  const { db, clock, processors } = dependencies
  const processor = processors.get(session.processor)
  if (processor === null) return
  try {
    const { processorId } = await processor.open(toRequest(session))
    await transact(db, (one) => markSessionOpen(one, session.id, processorId, clock()))
    if (processorId !== null) await processor.expire(processorId)
  } catch (error) {
    // An expired session that does not exist can no longer be opened.
    const isOver = clock().toISOString() > session.expires_at
    if (!(error instanceof ProcessorUnavailableError) || !isOver || !error.isRefused) throw error
    await transact(db, (one) => markNeverOpened(one, session.id, clock()))
  }
}

/**
 * Stores the opened session; if that fails, tries to end it at the processor, since its URL was
 * never sent.
 */
async function storeOpened(
  { db, clock, processors }: Dependencies,
  { id }: PaymentSessionRow,
  { processorId }: OpenedPayment,
): Promise<void> {
  try {
    await transact(db, (transaction) => markSessionOpen(transaction, id, processorId, clock()))
  } catch (error) {
    if (processorId !== null) await processors.current.expire(processorId).catch(() => {})
    throw error
  }
}

function toRequest(session: PaymentSessionRow): PaymentRequest {
  const { id, amount, email, locale, return_to: returnTo, expires_at: expiresAt } = session
  return {
    id,
    amount,
    currency: 'EUR',
    email,
    locale,
    returnTo,
    contents: session.contents === null ? null : JSON.parse(session.contents),
    expiresAt: new Date(expiresAt),
  }
}
