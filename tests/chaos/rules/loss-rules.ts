import { parseCause } from '#provider/ledger/ledger.rules.ts'
import { calculateUnspentTopUps } from '#provider/ledger/unspent-top-ups.rules.ts'
import type { BalanceChange } from '#provider/ledger/unspent-top-ups.rules.ts'
import type { Books } from '../books.ts'
import { isEffective } from './ledger.ts'
import { groupRows, sumOf } from './rules.ts'
import type { Rules } from './rules.ts'

/** The rules for losses: refunds to cards of money already spent. */
export const lossRules: Rules = {
  'a top-up is lost although its Tunes are in the balance': (books) => {
    const paid = books.payment_sessions.filter(({ status }) => status === 'paid')
    const getTopUps = groupRows(paid, (session) => session.customer_id)
    const getRefunds = groupRows(books.refunds.filter(isEffective), (refund) => refund.session_id)
    const disputes = books.disputes.filter(({ state }) => state !== 'won')
    const getDisputes = groupRows(disputes, (dispute) => dispute.session_id)
    const getChanges = groupChanges(books)
    const toTopUp = ({ id, amount, created_at: time }: Books['payment_sessions'][number]) => ({
      id,
      amount,
      paidAt: new Date(time),
      returned: sumOf([...getRefunds(id), ...getDisputes(id)], (one) => one.amount),
      lost:
        sumOf(getRefunds(id), ({ loss }) => loss) +
        sumOf(getDisputes(id), (dispute) => dispute.amount - dispute.held),
    })
    return books.customers.flatMap(({ id }) =>
      calculateUnspentTopUps(getTopUps(id).map(toTopUp), getChanges(`customer:${id}`)).filter(
        ({ lost, inBalance }) => lost > 0 && inBalance > 0,
      ),
    )
  },
}

/** Groups the balance changes by account, oldest first. */
function groupChanges(books: Books) {
  const entries = new Map(books.journal_entries.map((entry) => [entry.id, entry]))
  const changes = books.ledger_transfers
    .toSorted((one, other) => one.journal_entry_id - other.journal_entry_id)
    .flatMap(({ journal_entry_id: id, from_account: from, to_account: to, amount }) => {
      const origin = findOrigin(books, entries.get(id))
      return [
        { ...origin, account: from, amount: 0 - amount },
        { ...origin, account: to, amount },
      ]
    })
  return groupRows(changes, ({ account }) => account)
}

function findOrigin(
  books: Books,
  entry: Books['journal_entries'][number] | undefined,
): Pick<BalanceChange, 'kind' | 'id'> {
  const subject = parseCause(entry?.cause ?? '')
  const hasId = (row: { id: string | number }) => String(row.id) === subject?.id
  switch (subject?.kind) {
    case 'order':
      return { kind: 'order', id: subject.id }
    case 'order-refund':
      return { kind: 'order', id: String(books.order_refunds.find(hasId)?.order_id) }
    case 'refund':
      return { kind: 'top-up', id: String(books.refunds.find(hasId)?.session_id) }
    case 'dispute':
      return { kind: 'top-up', id: String(books.disputes.find(hasId)?.session_id) }
    default:
      return { kind: 'top-up', id: String(entry?.payment_session_id) }
  }
}
