import { setTimeout as wait } from 'node:timers/promises'
import type { LockableTable, LockName } from './engine.ts'
import { getEngine } from './get-engine.ts'
import type { Database } from './database.ts'

const maxAttempts = 5

/**
 * Runs `work` in a transaction at READ COMMITTED. Runs it again if it fails because of a concurrent
 * transaction, such as one that inserted the same unique value, so `work` must have no side effects
 * outside the database, or only repeatable ones.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const { isConflict } = getEngine(database)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().setIsolationLevel('read committed').execute(work)
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
      await wait(Math.random() * 2 ** attempt)
    }
  }
}

/**
 * Runs `work` in a transaction after other transactions of this customer, which excludes concurrent
 * changes of the customer's cart, balance, codes, purchases, sessions and passkeys.
 */
export async function transactFor<Result>(
  database: Database,
  customerId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return await transact(database, async (transaction) => {
    await lockRow(transaction, 'customers', customerId)
    return await work(transaction)
  })
}

/** Waits for other transactions that have locked the row, and locks it for this one. */
export async function lockRow(
  transaction: Database,
  table: LockableTable,
  id: number | string,
): Promise<void> {
  await getEngine(transaction).lockRow(transaction, table, id)
}

/** Like `lockRow`, for a named lock. */
export async function lock(transaction: Database, name: LockName): Promise<void> {
  await getEngine(transaction).lock(transaction, name)
}
