import { customerAccount } from '../domain/ledger.ts'
import type { Database } from './schema.ts'

/** A customer's Tunes in cents: the sum of the ledger's entries of the account. */
export async function getBalanceCents(db: Database, customerId: number): Promise<number> {
  const { balance } = await db
    .selectFrom('ledger_entries')
    .select((select) => select.fn.sum<number | null>('amount').as('balance'))
    .where('account', '=', customerAccount(customerId))
    .executeTakeFirstOrThrow()
  return balance ?? 0
}
