import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { StorageError, storageCauses } from '../storage-failure.ts'

/** Copies an open database, as it is at one moment, to a new file. */
export async function copySqliteDatabase(database: Database, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(database)
}

/**
 * Makes a copied database file self-contained: without a write-ahead log and without the
 * registrations of processes that had the original open.
 */
export function finishSqliteCopy(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = delete')
    database.exec('delete from open_shops')
  } finally {
    database.close()
  }
}

/**
 * Reads a whole database file and throws a `StorageError` if a page is damaged, a row refers to a
 * missing row, or a balance differs from its ledger entries. Changes nothing.
 */
export function checkSqliteFile(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const [page] = database.prepare('pragma integrity_check(1)').all()
    if (page?.['integrity_check'] !== 'ok') throw new StorageError(storageCauses.damaged)
    const reference = database.prepare('pragma foreign_key_check').get()
    if (reference !== undefined) {
      throw new StorageError(`a row of ${String(reference['table'])} refers to a missing row`)
    }
    const balance = database.prepare(wrongBalance).get()
    if (balance !== undefined) {
      throw new StorageError(
        `the balance of ${String(balance['account'])} is not the sum of its ledger entries`,
      )
    }
  } finally {
    database.close()
  }
}

const wrongBalance = `
  select account from account_balances as balance
  where amount <> (
    select coalesce(sum(posting.amount), 0) from ledger_postings as posting
    where posting.account = balance.account
  ) limit 1`
