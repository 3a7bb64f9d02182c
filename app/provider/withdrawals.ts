import { single } from './contract/envelope.ts'
import { wireWithdrawables, wireWithdrawal } from './contract/withdrawal.ts'
import type { WireRefund } from './contract/withdrawal.ts'
import { mapOutcome, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import type { Money, Refund, EligibleWithdrawals, WithdrawalReceipt } from './types.ts'

/** A statement of withdrawal: from a top-up, or from what `contract` says in the visitor's words. */
export interface Withdrawal {
  /** The same statement sent again has the same: it counts once. */
  requestId: string
  name: string
  email: string
  contract: string
  /** The top-up to pay back, with the sum the customer was shown. */
  topUp: { id: string; shown: Money } | null
}

/** Withdrawal from contracts, where the host knows it. */
export function withdrawalCalls(http: Http) {
  return {
    /** What this customer can withdraw from; null where the host has no such call. */
    list: () => list(http),
    /** Sends a statement; null where the host has no such call, so that it is passed on otherwise. */
    send: (withdrawal: Withdrawal) => send(http, withdrawal),
  }
}

async function list(http: Http): Promise<Outcome<EligibleWithdrawals | null>> {
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/customer/withdrawals',
    answer: single(wireWithdrawables),
  })
  if (isUnknownCall(outcome)) return success(null)
  return mapOutcome(outcome, ({ data }) => ({
    topUps: data.top_ups.map(({ id, amount, unspent, paid_at: paidAt, until }) => ({
      id,
      amount,
      unspent,
      paidAt,
      until,
    })),
    refunds: data.refunds.map(toRefund),
  }))
}

async function send(
  http: Http,
  { requestId, name, email, contract, topUp }: Withdrawal,
): Promise<Outcome<WithdrawalReceipt | null>> {
  const subject = topUp
    ? { top_up_id: topUp.id, expected_amount: (topUp.shown.minor / 100).toFixed(4) }
    : { contract }
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/withdrawals',
    body: { request_id: requestId, name, email, ...subject },
    answer: single(wireWithdrawal),
  })
  if (isUnknownCall(outcome) || (topUp === null && isHostFailure(outcome))) return success(null)
  return mapOutcome(outcome, ({ data }) => ({
    reference: data.reference,
    receivedAt: data.received_at,
    refund: data.refund === null ? null : toRefund(data.refund),
  }))
}

function isUnknownCall(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false
  const { failure } = outcome
  return failure.kind === 'not-found' || (failure.kind === 'refused' && failure.status === 405)
}

/**
 * Stock hosts answer 500 to a POST they do not know. Words may then be passed on otherwise, and reach
 * people twice at worst; money may not, as the host may have paid it back all the same.
 */
function isHostFailure(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.failure.kind === 'unreachable' && outcome.failure.status !== null
}

function toRefund({ id, top_up_id: topUpId, amount, state, created_at }: WireRefund): Refund {
  return { id, topUpId, amount, state, createdAt: created_at }
}
