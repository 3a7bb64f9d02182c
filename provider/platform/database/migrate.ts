import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { processesMigration } from './migrations/201-processes.ts'
import { catalogueMigration } from './migrations/202-catalogue.ts'
import { accountsMigration } from './migrations/203-accounts.ts'
import { mailMigration } from './migrations/204-mail.ts'
import { favoritesMigration } from './migrations/205-favorites.ts'
import { salesMigration } from './migrations/206-sales.ts'
import { invoicesMigration } from './migrations/207-invoices.ts'
import { paymentsMigration } from './migrations/208-payments.ts'
import { alertsMigration } from './migrations/209-alerts.ts'
import { checksumsMigration } from './migrations/210-checksums.ts'
import { packCoversMigration } from './migrations/211-pack-covers.ts'
import { soundMeasuresMigration } from './migrations/212-sound-measures.ts'
import { burstLoudnessMigration } from './migrations/213-burst-loudness.ts'
import { certificatesMigration } from './migrations/214-certificates.ts'
import { packCreditsMigration } from './migrations/215-pack-credits.ts'
import { orderPaymentsMigration } from './migrations/216-order-payments.ts'
import { cardAmountsMigration } from './migrations/217-card-amounts.ts'
import { deletionRequestsMigration } from './migrations/220-deletion-requests.ts'
import { StorageError, storageCauses } from './storage-failure.ts'
import { getEngine } from './get-engine.ts'
import type { Database } from './database.ts'
import type { Migration } from './migration.ts'
import { transact } from './transact.ts'

/** All migrations, oldest first. Released migrations must not change. */
export const migrations: readonly Migration[] = [
  processesMigration,
  catalogueMigration,
  accountsMigration,
  mailMigration,
  favoritesMigration,
  salesMigration,
  invoicesMigration,
  paymentsMigration,
  alertsMigration,
  checksumsMigration,
  packCoversMigration,
  soundMeasuresMigration,
  burstLoudnessMigration,
  certificatesMigration,
  packCreditsMigration,
  orderPaymentsMigration,
  cardAmountsMigration,
  deletionRequestsMigration,
]

/** The names of migrations of versions that were never released. */
const unreleasedName = /^[01]\d\d-/

/** The attempts to run a migration while others hold its tables, about a minute in total. */
const defaultLockAttempts = 20
const lockPauseMs = 1000

/**
 * Runs all pending migrations, each in its own transaction, so that several processes can start
 * concurrently and an interrupted start is continued by the next one. Throws a `StorageError`
 * without changing anything if the database belongs to a newer version, an unreleased one or
 * another application, and also if a migration does not get its locks in `lockAttempts` attempts.
 */
export async function migrate(
  db: Database,
  steps = migrations,
  lockAttempts = defaultLockAttempts,
): Promise<void> {
  await transact(db, async (transaction) => {
    await getEngine(transaction).lock(transaction, 'migrations')
    await requireOwnDatabase(transaction)
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction)
  })
  let isPending = true
  while (isPending)
    isPending = await tryForLocks(db, lockAttempts, () => runNextMigration(db, steps))
}

/**
 * Returns whether a database has the tables of this version, without changing it. Throws a
 * `StorageError` if it belongs to a newer version, an unreleased one or another application.
 */
export async function isMigrated(db: Database): Promise<boolean> {
  if (!(await requireOwnDatabase(db))) return false
  const names = await readMigrationNames(db)
  requireKnownMigrations(names, migrations)
  return migrations.every(({ name }) => names.has(name))
}

/**
 * Returns whether a database has the migrations of this version; those of a newer version may be in
 * it, too, because processes are replaced one by one.
 */
export async function hasOwnMigrations(db: Database): Promise<boolean> {
  const names = await readMigrationNames(db)
  return migrations.every(({ name }) => names.has(name))
}

async function readMigrationNames(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Runs the oldest pending migration; returns false if there is none. */
async function runNextMigration(db: Database, steps: readonly Migration[]): Promise<boolean> {
  return await transact(db, async (transaction) => {
    const engine = getEngine(transaction)
    await engine.lock(transaction, 'migrations')
    const names = await readMigrationNames(transaction)
    requireKnownMigrations(names, steps)
    const next = steps.find(({ name }) => !names.has(name))
    if (next === undefined) return false
    await engine.limitLockTime(transaction)
    await next.up(transaction)
    await sql`insert into migrations (name) values (${next.name})`.execute(transaction)
    return true
  })
}

/**
 * Retries the work after a lock timeout. During the pauses, requests of a running shop that are
 * queued behind it can proceed.
 */
async function tryForLocks<Result>(
  db: Database,
  attempts: number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!getEngine(db).isLockTimeout(error)) throw error
      if (attempt === attempts) throw new StorageError(storageCauses.locked, { cause: error })
      await wait(lockPauseMs)
    }
  }
}

/**
 * Returns whether the database has this shop's migrations table. Throws if it only has other
 * tables.
 */
async function requireOwnDatabase(db: Database): Promise<boolean> {
  const engine = getEngine(db)
  const columns = await engine.listColumns(db, 'migrations')
  if (columns.length === 1 && columns[0] === 'name') return true
  if ((await engine.listTables(db)).length === 0) return false
  throw new StorageError('it belongs to another application; choose another one')
}

function requireKnownMigrations(names: ReadonlySet<string>, steps: readonly Migration[]): void {
  if ([...names].some((name) => unreleasedName.test(name))) {
    throw new StorageError(
      'it was made by an unreleased version; `npm run catalog -- export FOLDER` of that version keeps the packs, nothing else is kept',
    )
  }
  const known = new Set([...migrations, ...steps].map(({ name }) => name))
  const newer = [...names].filter((name) => !known.has(name))
  if (newer.length === 0) return
  throw new StorageError(
    `it has the migration ${newer.join(', ')} of a newer version; install that version, or restore a backup of this one`,
  )
}
