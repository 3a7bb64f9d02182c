import type { Books } from '../books.ts'
import { groupAlerts } from './emails.ts'
import { groupRefundEntries } from './ledger.ts'
import type { Rules } from './rules.ts'

const refundId = /^Refund: (\d+)$/m

/** The rules for alerts to the owner about payments, refunds and disputes: exactly one each. */
export const ownerMailRules: Rules = {
  'the owner does not have exactly one email about each failure of a refund': (books) => {
    const getAlerts = groupAlerts(
      books.outbox,
      /^A refund of .* (failed|was not needed)$/,
      refundId,
    )
    const getFailures = groupRefundEntries(books, 'returned-refund')
    return books.refunds.filter(({ id }) => getAlerts(String(id)).length !== getFailures(id).length)
  },
  'the owner does not have exactly one email about a refund that was paid after it had failed': (
    books,
  ) => {
    const getAlerts = groupAlerts(books.outbox, /^A failed refund of .* was paid/, refundId)
    const getPayments = groupRefundEntries(books, 'refund')
    return books.refunds.filter(
      ({ id }) => getAlerts(String(id)).length !== getPayments(id).length - 1,
    )
  },
  'the owner does not have the counted emails about a refund that stays pending': (books) => {
    const unrequested = groupAlerts(books.outbox, /^A refund of .* cannot be requested$/, refundId)
    const last = groupAlerts(books.outbox, /^A refund of .* (is not confirmed|waits for)/, refundId)
    return books.refunds.filter(({ id, alerts }) => {
      const count = unrequested(String(id)).length
      const lastCount = last(String(id)).length
      // The third alert is the last one, with or without earlier alerts.
      return alerts === 3 ? count > 2 || lastCount !== 1 : count !== alerts || lastCount !== 0
    })
  },
  'the owner does not have exactly one email about a dispute and its decision': (books) => {
    const isTold = createDisputeCheck(books, /^Dispute: (\S+)$/m)
    return books.disputes.filter(({ id, state }) => !isTold(id, state))
  },
  'the owner does not have exactly one email about a payment that credits nothing': (books) => {
    const subject = /^A payment (does not match|is not in the shop’s database)/
    const getAlerts = groupAlerts(books.outbox, subject, /\b(ps_[0-9a-f]+)/)
    return books.unmatched_payments.filter(
      ({ session_id: session }) => getAlerts(session ?? '').length !== 1,
    )
  },
  'the owner does not have exactly one email about a dispute about a payment that credits nothing':
    (books) => {
      const isTold = createDisputeCheck(books, /^Payment: (\S+)$/m)
      return books.unmatched_payments.filter(
        ({ processor_payment_id: id, processor_id: other, dispute_state: state }) =>
          !isTold(id ?? other, state),
      )
    },
}

/** Creates a rule for exactly one alert about each dispute and one about its decision. */
function createDisputeCheck({ outbox }: Books, cause: RegExp) {
  const getOpened = groupAlerts(outbox, /^A payment of .* is disputed$/, cause)
  const decided = {
    won: groupAlerts(outbox, /^You won the dispute over (?!.* after all$)/, cause),
    lost: groupAlerts(outbox, /^You lost the dispute over /, cause),
  }
  return (id: string, state: string | null): boolean => {
    const opened = getOpened(id).length
    // The alert that a dispute was opened may have been sent after the decision.
    if (opened > (state === null ? 0 : 1) || (opened === 0 && state === 'open')) return false
    return (['won', 'lost'] as const).every(
      (decision) => decided[decision](id).length === (state === decision ? 1 : 0),
    )
  }
}
