import { createAccount } from './account.ts'
import { createMissingError } from './errors.ts'
import { createEvent, createId, createIntent } from './objects.ts'
import type {
  DoubleDispute,
  DoubleEvent,
  DoubleIntent,
  DoubleRefund,
  DoubleSession,
  TypedCard,
} from './objects.ts'
import type { FormValues } from './parse-form.ts'

export type DoubleState = ReturnType<typeof createState>

/** Creates the state of a Stripe account; `emit` receives the events. */
export function createState(url: string, now: () => Date, emit: (event: DoubleEvent) => void) {
  const sessions = new Map<string, DoubleSession>()
  const intentMetadatas = new Map<string, Record<string, string>>()
  const intents = new Map<string, DoubleIntent>()
  const refunds = new Map<string, DoubleRefund>()
  const disputes = new Map<string, DoubleDispute>()
  const events: DoubleEvent[] = []
  const delivered = new Set<string>()
  const openings: FormValues[] = []

  function report(type: string, object: object): DoubleEvent {
    const event = createEvent(type, object, now())
    events.push(event)
    emit(event)
    return event
  }

  function createDispute(intentId: string, amount: number, reason = 'fraudulent'): DoubleDispute {
    return {
      id: createId('du'),
      object: 'dispute',
      amount,
      currency: 'eur',
      reason,
      status: 'needs_response',
      payment_intent: intentId,
      evidence_details: { due_by: Math.floor(now().getTime() / 1000) + 7 * 86_400 },
    }
  }

  /** Attaches a payment to a session, which completes the session. */
  function complete(session: DoubleSession, card: TypedCard): DoubleIntent {
    const intent = createIntent(session, intentMetadatas.get(session.id) ?? {}, card)
    intents.set(intent.id, intent)
    Object.assign(session, {
      status: 'complete',
      payment_intent: intent.id,
      amount_total: intent.amount,
      currency: intent.currency,
      customer_details: { address: { country: card.billingCountry ?? 'NL' } },
      url: null,
    })
    return intent
  }

  return {
    url,
    now,
    account: createAccount('http://shop.test'),
    sessions,
    intents,
    refunds,
    disputes,
    events,
    delivered,
    /** The parameters of the created sessions. */
    openings,
    report,
    /** The initial outcome of new refunds. */
    refundStatus: 'succeeded' as 'succeeded' | 'pending' | 'requires_action',
    /** The reason that pending refunds are pending. */
    pendingReason: 'processing' as 'processing' | 'insufficient_funds' | 'charge_pending',
    getSession(id: string): DoubleSession {
      const session = sessions.get(id)
      if (session === undefined) throw createMissingError('session')
      return session
    },
    getIntent(id: string): DoubleIntent {
      const intent = intents.get(id)
      if (intent === undefined) throw createMissingError('intent')
      return intent
    },
    /** `intentMetadata` is for the session's future payment. */
    addSession(
      session: DoubleSession,
      intentMetadata: Record<string, string> = session.metadata ?? {},
    ): DoubleSession {
      sessions.set(session.id, session)
      intentMetadatas.set(session.id, intentMetadata)
      return session
    },
    /** Pays a session, even an expired one, because a bank may be slow. */
    pay(session: DoubleSession, card: TypedCard = {}): DoubleSession {
      complete(session, card)
      session.payment_status = 'paid'
      report('checkout.session.completed', session)
      return session
    },
    /** Pays by direct debit, which the bank collects or returns days later. */
    startDelayed(session: DoubleSession, card: TypedCard = {}): DoubleSession {
      const intent = complete(session, { method: 'sepa_debit', ...card })
      Object.assign(intent, { status: 'processing', amount_received: 0 })
      report('checkout.session.completed', session)
      return session
    },
    /** Completes a delayed payment: the bank has collected it. */
    succeedDelayed(session: DoubleSession): void {
      const intent = this.getIntent(String(session.payment_intent))
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
      session.payment_status = 'paid'
      report('checkout.session.async_payment_succeeded', session)
    },
    /** Fails a delayed payment: the bank has returned it. The session stays complete and unpaid. */
    failDelayed(session: DoubleSession): void {
      const intent = this.getIntent(String(session.payment_intent))
      Object.assign(intent, { status: 'requires_payment_method' })
      report('checkout.session.async_payment_failed', session)
    },
    expire(session: DoubleSession): DoubleSession {
      Object.assign(session, { status: 'expired', url: null })
      report('checkout.session.expired', session)
      return session
    },
    addRefund(refund: DoubleRefund): DoubleRefund {
      refunds.set(refund.id, refund)
      report('refund.created', refund)
      return refund
    },
    /** Returns whether an open or lost dispute blocks refunds of a payment; an inquiry does not. */
    isDisputed(intentId: string): boolean {
      return [...disputes.values()].some(
        (one) => one.payment_intent === intentId && isFormal(one) && one.status !== 'won',
      )
    },
    /** Refunds a payment as the owner does in the Dashboard. */
    refundInDashboard(
      intentId: string,
      amount: number,
      metadata: Record<string, string> = {},
    ): DoubleRefund {
      const refund: DoubleRefund = {
        id: createId('re'),
        object: 'refund',
        amount,
        currency: 'eur',
        metadata,
        status: 'succeeded',
        created: Math.floor(now().getTime() / 1000),
        payment_intent: intentId,
      }
      return this.addRefund(refund)
    },
    /**
     * Sets the final status of a refund: accepted or returned by the bank, or canceled because the
     * customer did not act.
     */
    decideRefund(
      refund: DoubleRefund,
      status: 'succeeded' | 'failed' | 'canceled',
      failureReason = 'lost_or_stolen_card',
    ): void {
      const reason = status === 'failed' ? { failure_reason: failureReason } : {}
      delete refund.pending_reason
      Object.assign(refund, { status, ...reason })
      report(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    },
    /** Disputes a payment; the bank takes the money at once. */
    dispute(intentId: string, amount: number, reason?: string): DoubleDispute {
      const dispute = createDispute(intentId, amount, reason)
      disputes.set(dispute.id, dispute)
      report('charge.dispute.created', dispute)
      report('charge.dispute.funds_withdrawn', dispute)
      return dispute
    },
    /** Opens a bank inquiry, which moves no money. */
    inquire(intentId: string, amount: number): DoubleDispute {
      const inquiry: DoubleDispute = {
        ...createDispute(intentId, amount),
        status: 'warning_needs_response',
      }
      disputes.set(inquiry.id, inquiry)
      report('charge.dispute.created', inquiry)
      return inquiry
    },
    /** Turns an inquiry into a dispute. */
    escalate(inquiry: DoubleDispute, amount = inquiry.amount): void {
      const { evidence_details: evidence } = createDispute(inquiry.payment_intent, amount)
      Object.assign(inquiry, { status: 'needs_response', amount, evidence_details: evidence })
      report('charge.dispute.updated', inquiry)
      report('charge.dispute.funds_withdrawn', inquiry)
    },
    closeInquiry(inquiry: DoubleDispute): void {
      Object.assign(inquiry, { status: 'warning_closed' })
      report('charge.dispute.closed', inquiry)
    },
    /** Changes the evidence deadline. */
    reschedule(dispute: DoubleDispute, days: number): void {
      const due = Math.floor(now().getTime() / 1000) + days * 86_400
      Object.assign(dispute, { evidence_details: { due_by: due } })
      report('charge.dispute.updated', dispute)
    },
    /** Lets the owner appeal a lost dispute, which `closeDispute` then decides again. */
    offerAppeal(dispute: DoubleDispute, days: number): void {
      Object.assign(dispute, { status: 'appeal_needs_response' })
      this.reschedule(dispute, days)
    },
    closeDispute(dispute: DoubleDispute, status: 'won' | 'lost' | 'prevented'): void {
      Object.assign(dispute, { status })
      report('charge.dispute.closed', dispute)
      if (status === 'won') report('charge.dispute.funds_reinstated', dispute)
    },
    listEvents(values: FormValues): DoubleEvent[] {
      const types = (values['types'] ?? []) as string[]
      const isDelivered = values['delivery_success']
      const since = Number((values['created'] as FormValues | undefined)?.['gte'] ?? 0)
      return events.filter(
        ({ id, type, created }) =>
          types.includes(type) &&
          created >= since &&
          (isDelivered === undefined || String(delivered.has(id)) === isDelivered),
      )
    },
  }
}

/** Returns whether a dispute is more than an inquiry. */
function isFormal({ status }: DoubleDispute): boolean {
  return !status.startsWith('warning_')
}
