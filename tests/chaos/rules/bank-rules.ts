import type { Books } from '../books.ts'
import type { BankState } from '../services/bank.ts'
import { formatViolation, groupRows, sumOf } from './rules.ts'

type BankRules = Readonly<Record<string, (books: Books, bank: BankState) => readonly unknown[]>>

/** Compares the books with the account at Stripe; returns one sentence per violated rule. */
export function findBankViolations(books: Books, bank: BankState): string[] {
  return Object.entries(bankRules).flatMap(([rule, find]) => {
    const found = find(books, bank)
    return found.length === 0 ? [] : [formatViolation(rule, found)]
  })
}

const refundStates: Readonly<Record<string, string>> = {
  succeeded: 'refunded',
  failed: 'failed',
  pending: 'requested',
}

const bankRules: BankRules = {
  'a charge is neither credited to its top-up nor kept for the owner, or both': (books, bank) => {
    const getKept = groupRows(books.unmatched_payments, (one) => one.processor_id)
    const sessions = new Map(books.payment_sessions.map((session) => [session.id, session]))
    return listCharges(bank).filter(({ checkout, reference, intent, amount, currency }) => {
      const session = sessions.get(reference)
      const isSame = session?.amount === amount && session.currency === currency
      const isCredited = session?.status === 'paid' && session.processor_payment_id === intent
      return isCredited !== isSame || getKept(checkout).length !== (isSame ? 0 : 1)
    })
  },
  'a top-up is credited without a charge, or for several': (books, bank) => {
    const getCharges = groupRows(listCharges(bank), ({ reference }) => reference)
    return books.payment_sessions.filter(
      ({ id, status, processor }) =>
        processor === 'stripe' && status === 'paid' && getCharges(id).length !== 1,
    )
  },
  'a payment is kept for the owner that was not made so': (books, bank) => {
    const charges = new Map(listCharges(bank).map((charge) => [charge.checkout, charge]))
    return books.unmatched_payments.filter(
      ({ processor_id: id, amount }) => charges.get(id)?.amount !== amount,
    )
  },
  'a payment is kept for the owner as settled, but was not given back, or the other way round': (
    books,
    bank,
  ) => {
    const getDisputes = groupRows(bank.disputes, (dispute) => dispute.payment_intent)
    const made = bank.refunds.filter(({ status }) => status !== 'failed')
    const getRefunds = groupRows(made, (refund) => refund.payment_intent)
    return books.unmatched_payments.filter(
      ({ processor_payment_id: id, amount, settled_by: settledBy, dispute_state: state }) => {
        const intent = id ?? ''
        const [dispute] = getDisputes(intent)
        if (state !== (dispute === undefined ? null : toDisputeState(dispute))) return true
        const isRefunded = sumOf(getRefunds(intent), (refund) => refund.amount) >= amount
        // A lost dispute also settles the payment.
        return state !== 'lost' && isRefunded !== (settledBy !== null)
      },
    )
  },
  'a refund at the bank is not in the books exactly once and in its state': (books, bank) => {
    const getRefunds = groupRows(books.refunds, (refund) => refund.processor_id)
    const credited = getCreditedSessions(books)
    return bank.refunds.filter(({ id, payment_intent: intent, amount, status }) => {
      const [refund, ...others] = getRefunds(id)
      const session = credited.get(intent)
      if (session === undefined) return refund !== undefined
      if (refund === undefined || others.length > 0) return true
      const isSame = refund.session_id === session && refund.amount === amount
      return !isSame || refund.state !== refundStates[status ?? '']
    })
  },
  'a refund is in the books as paid, but not at the bank': (books, bank) => {
    const made = new Set(bank.refunds.map(({ id }) => id))
    const atStripe = new Set(
      books.payment_sessions.flatMap(({ id, processor }) => (processor === 'stripe' ? [id] : [])),
    )
    return books.refunds.filter(
      ({ session_id: session, state, processor_id: id }) =>
        atStripe.has(session) && state === 'refunded' && !made.has(id ?? ''),
    )
  },
  'a refund of the shop was paid twice': (_books, { refunds }) => {
    const getPaid = groupRows(
      refunds.filter(({ status }) => status !== 'failed'),
      ({ metadata }) => metadata?.['refund'],
    )
    return refunds.filter(
      ({ metadata }) =>
        metadata?.['refund'] !== undefined && getPaid(metadata['refund']).length > 1,
    )
  },
  'a dispute at the bank is not in the books in its state': (books, bank) => {
    const disputes = new Map(books.disputes.map((dispute) => [dispute.id, dispute]))
    const credited = getCreditedSessions(books)
    return bank.disputes.filter(({ id, payment_intent: intent, amount, status }) => {
      const dispute = disputes.get(id)
      const session = credited.get(intent)
      if (session === undefined) return dispute !== undefined
      if (dispute?.session_id !== session || dispute.amount !== amount) return true
      return dispute.state !== toDisputeState({ status })
    })
  },
  'a dispute is in the books, but not at the bank': (books, bank) => {
    const known = new Set(bank.disputes.map(({ id }) => id))
    return books.disputes.filter(({ id }) => !known.has(id))
  },
  'what the bank has taken and given back because of disputes is not in the ledger': (
    books,
    bank,
  ) => {
    const causes = new Set(books.journal_entries.map(({ cause }) => cause))
    const known = new Set(books.disputes.map(({ id }) => id))
    return bank.disputes.filter(({ id, status }) => {
      if (!known.has(id)) return false
      const isReinstated = causes.has(`dispute:${id}:reinstated`)
      return !causes.has(`dispute:${id}:withdrawn`) || isReinstated !== (status === 'won')
    })
  },
  'the clearing account is not what the bank has': (books, bank) => {
    const credited = getCreditedSessions(books)
    const isOurs = ({ payment_intent: intent }: { payment_intent: string }) => credited.has(intent)
    const charged = sumOf(
      listCharges(bank).filter(({ intent }) => credited.has(intent)),
      ({ amount }) => amount,
    )
    // The ledger is debited when a refund is requested.
    const requested = books.refunds.filter(
      ({ state, processor_id: id }) => state === 'requested' && id === null,
    )
    const refunded = bank.refunds.filter((one) => isOurs(one) && one.status !== 'failed')
    const disputed = bank.disputes.filter((one) => isOurs(one) && one.status !== 'won')
    const getAmount = ({ amount }: { amount: number }) => amount
    const expected =
      charged -
      sumOf(refunded, getAmount) -
      sumOf(requested, getAmount) -
      sumOf(disputed, getAmount)
    const fromClearing = books.ledger_transfers.map(({ from_account, to_account, amount }) => {
      if (from_account === 'card-clearing') return amount
      return to_account === 'card-clearing' ? -amount : 0
    })
    const cleared = sumOf(fromClearing, (amount) => amount)
    return cleared === expected ? [] : [{ cleared, expected }]
  },
}

function toDisputeState({ status }: Pick<BankState['disputes'][number], 'status'>): string {
  return status === 'needs_response' ? 'open' : status
}

/** Lists the payments of customers. */
function listCharges({ sessions }: BankState) {
  return sessions
    .filter(({ payment_status: status }) => status === 'paid')
    .map((session) => ({
      checkout: session.id,
      reference: session.client_reference_id ?? '',
      intent: String(session.payment_intent),
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    }))
}

/** Returns the ids of the credited sessions by payment. */
function getCreditedSessions({ payment_sessions }: Books): ReadonlyMap<string, string> {
  return new Map(
    payment_sessions
      .filter(({ status, processor }) => status === 'paid' && processor === 'stripe')
      .map(({ id, processor_payment_id: intent }) => [intent ?? '', id]),
  )
}
