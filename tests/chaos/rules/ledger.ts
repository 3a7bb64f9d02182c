import type { Books } from '../books.ts'
import { groupRows } from './rules.ts'

/** Returns whether a refund has been or will be paid. */
export function isEffective({ state }: Pick<Books['refunds'][number], 'state'>): boolean {
  return state === 'requested' || state === 'refunded'
}

type Transfer = Books['ledger_transfers'][number]

/** Groups the transfers by the cause of their journal entry. */
export function groupTransfersByCause({ journal_entries, ledger_transfers }: Books) {
  const causes = new Map(journal_entries.map(({ id, cause }) => [id, cause]))
  return groupRows(ledger_transfers, (transfer) => causes.get(transfer.journal_entry_id))
}

/** Lists the transfers of a cause and of its numbered repetitions. */
export function listNumberedTransfers(
  getTransfers: (cause: string) => readonly Transfer[],
  cause: string,
): readonly Transfer[] {
  const entries = [getTransfers(cause)]
  for (let number = 2; entries.at(-1)?.length !== 0; number += 1) {
    entries.push(getTransfers(`${cause}:${number}`))
  }
  return entries.flat()
}

/** Groups the journal entries of a kind by the id of their refund; repetitions are numbered. */
export function groupRefundEntries({ journal_entries }: Books, kind: 'refund' | 'returned-refund') {
  const pattern = new RegExp(`^${kind}:(\\d+)(?::\\d+)?$`)
  return groupRows(journal_entries, ({ cause }) => Number(pattern.exec(cause)?.[1]))
}

/** Returns whether the transfers equal the expected `[from, to, amount]` in any order. */
export function hasTransfers(
  transfers: readonly Transfer[],
  expected: readonly (readonly (string | number | undefined)[])[],
): boolean {
  const actual = transfers.map(({ from_account: from, to_account: to, amount }) =>
    [from, to, amount].join(' '),
  )
  const sorted = expected.map((one) => one.join(' ')).toSorted()
  return actual.toSorted().join('\n') === sorted.join('\n')
}

/** Returns the sum of each account in cents. */
export function sumAccounts({
  ledger_transfers,
}: Pick<Books, 'ledger_transfers'>): ReadonlyMap<string, number> {
  const accounts = new Map<string, number>()
  for (const { from_account: from, to_account: to, amount } of ledger_transfers) {
    accounts.set(from, (accounts.get(from) ?? 0) - amount)
    accounts.set(to, (accounts.get(to) ?? 0) + amount)
  }
  return accounts
}
