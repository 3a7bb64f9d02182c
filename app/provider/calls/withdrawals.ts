import { singleEnvelope } from '#provider/contract/envelope.ts'
import type { z } from 'zod'
import { wireEligibleWithdrawals, wireWithdrawal } from '#provider/contract/withdrawal.ts'
import type { WireRefund, wireOrderWithdrawal } from '#provider/contract/withdrawal.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import type { Money } from '#provider/contract/money.ts'
import type {
  EligibleWithdrawals,
  OrderWithdrawal,
  Refund,
  WithdrawalReceipt,
} from '../types/withdrawal.ts'

/** A withdrawal from a top-up, or from the contract described in `contract`. */
export interface Withdrawal {
  /** The idempotency key, the same for every attempt to send this withdrawal. */
  requestId: string
  name: string
  email: string
  contract: string
  /** The top-up to refund, with the amount shown to the customer. */
  topUp: { id: string; shown: Money } | null
}

/** Creates the withdrawal calls; not every provider supports them. */
export function createWithdrawalCalls(http: HttpClient) {
  return {
    /**
     * Fetches the top-ups eligible for withdrawal and past refunds; null if the provider has no
     * such endpoint.
     */
    list: () => listWithdrawals(http),
    /**
     * Sends a withdrawal; null if the provider has no such endpoint, so that it must be sent
     * another way.
     */
    send: (withdrawal: Withdrawal) => sendWithdrawal(http, withdrawal),
  }
}

async function listWithdrawals(http: HttpClient): Promise<Outcome<EligibleWithdrawals | null>> {
  if (!http.capabilities.withdrawals) return succeed(null)
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/customer/withdrawals',
    schema: singleEnvelope(wireEligibleWithdrawals),
    isOptional: true,
  })
  if (isUnsupported(outcome)) return succeed(null)
  return mapOutcome(outcome, ({ data }) => ({
    topUps: data.top_ups.map(({ id, amount, unspent, paid_at: paidAt, until }) => ({
      id,
      amount,
      unspent,
      paidAt,
      until,
    })),
    refunds: data.refunds.map(toRefund),
    orderWithdrawals: (data.order_withdrawals ?? []).map((withdrawal) => ({
      reference: withdrawal.reference,
      orderIds: withdrawal.order_ids,
      receivedAt: withdrawal.received_at,
      state: getState(withdrawal),
    })),
  }))
}

async function sendWithdrawal(
  http: HttpClient,
  { requestId, name, email, contract, topUp }: Withdrawal,
): Promise<Outcome<WithdrawalReceipt | null>> {
  if (!http.capabilities.withdrawals) return succeed(null)
  const subject = topUp
    ? { top_up_id: topUp.id, expected_amount: (topUp.shown.minor / 100).toFixed(4) }
    : { contract }
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/withdrawals',
    body: { request_id: requestId, name, email, ...subject },
    // Only customers can withdraw from top-ups.
    isPublic: topUp === null,
    schema: singleEnvelope(wireWithdrawal),
  })
  if (isUnsupported(outcome) || (topUp === null && isServerError(outcome))) return succeed(null)
  return mapOutcome(outcome, ({ data }) => ({
    reference: data.reference,
    receivedAt: data.received_at,
    isMailed: data.is_mailed,
    refund: data.refund === null ? null : toRefund(data.refund),
  }))
}

/**
 * Returns whether the provider responded with a 5xx, as vanilla providers do to an unknown POST. A
 * withdrawal described in words may then be sent another way and, at worst, arrives twice; a refund
 * must not be requested again, because the provider may already have paid it.
 */
function isServerError(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.failure.kind === 'unreachable' && outcome.failure.status !== null
}

function getState({
  accepted_at: acceptedAt,
  closed_at: closedAt,
}: z.output<typeof wireOrderWithdrawal>): OrderWithdrawal['state'] {
  if (closedAt !== null) return 'closed'
  return acceptedAt === null ? 'received' : 'accepted'
}

function toRefund(refund: WireRefund): Refund {
  const { id, top_up_id: topUpId, amount, state, created_at: createdAt, order_id: orderId } = refund
  return { id, topUpId, amount, state, createdAt, orderId }
}
