import type { Dependencies } from '../dependencies.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { withRefusals } from '../platform/database/with-refusals.ts'
import type { Refuse } from '../platform/database/with-refusals.ts'
import { findCrate } from './crates.store.ts'
import type { CrateRow } from './crates.store.ts'

/** The reason a change of favorites or crates is refused. */
export type ListRefusal =
  | 'crate_unknown'
  | 'product_unknown'
  | 'crate_name_taken'
  | 'crates_too_many'
  | 'list_full'

/** Identifies a customer's crate. */
export interface CrateKey {
  readonly customerId: number
  readonly crateId: number
}

/** Changes a customer's lists in a transaction, which is rolled back on a refusal. */
export async function changeLists<Result>(
  { db }: Dependencies,
  customerId: number,
  work: (transaction: Database, refuse: Refuse<ListRefusal>) => Promise<Result>,
): Promise<Result | ListRefusal> {
  return await withRefusals<ListRefusal, Result>((refuse) =>
    transactFor(db, customerId, (transaction) => work(transaction, refuse)),
  )
}

/** Changes a crate in such a transaction; refuses if the customer has no such crate. */
export async function changeCrate<Result>(
  dependencies: Dependencies,
  { customerId, crateId }: CrateKey,
  work: (transaction: Database, crate: CrateRow, refuse: Refuse<ListRefusal>) => Promise<Result>,
): Promise<Result | ListRefusal> {
  return await changeLists(dependencies, customerId, async (transaction, refuse) => {
    const crate = await findCrate(transaction, customerId, crateId)
    return await work(transaction, crate ?? refuse('crate_unknown'), refuse)
  })
}
