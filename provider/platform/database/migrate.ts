import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { catalogueMigration } from './migrations/001-catalogue.ts'
import { accountsMigration } from './migrations/002-accounts.ts'
import { salesMigration } from './migrations/003-sales.ts'
import { withdrawalsMigration } from './migrations/004-withdrawals.ts'
import { standardNamesMigration } from './migrations/005-standard-names.ts'
import { translationsMigration } from './migrations/006-translations.ts'
import { sessionStartMigration } from './migrations/007-session-start.ts'
import { resetEmailsMigration } from './migrations/008-reset-emails.ts'
import { passkeysMigration } from './migrations/009-passkeys.ts'
import { sessionListMigration } from './migrations/010-session-list.ts'
import { limitsOfMoneyMigration } from './migrations/011-limits-of-money.ts'
import { rateLimitsMigration } from './migrations/012-rate-limits.ts'
import { taskLeasesMigration } from './migrations/013-task-leases.ts'
import { openShopsMigration } from './migrations/014-open-shops.ts'
import { productListingMigration } from './migrations/015-product-listing.ts'
import { filterOptionsMigration } from './migrations/016-filter-options.ts'
import { relatedProductsMigration } from './migrations/017-related-products.ts'
import { publicFileNamesMigration } from './migrations/018-public-file-names.ts'
import { soundAttributesMigration } from './migrations/019-sound-attributes.ts'
import { textSearchMigration } from './migrations/020-text-search.ts'
import { listFacetsMigration } from './migrations/021-list-facets.ts'
import { demoCodesMigration } from './migrations/022-demo-codes.ts'
import { listIndexesMigration } from './migrations/023-list-indexes.ts'
import { withdrawnSoundsMigration } from './migrations/024-withdrawn-sounds.ts'
import { soundsInPacksOnlyMigration } from './migrations/025-sounds-in-packs-only.ts'
import { removedPacksMigration } from './migrations/026-removed-packs.ts'
import { favoritesMigration } from './migrations/027-favorites.ts'
import { mailQueueMigration } from './migrations/028-mail-queue.ts'
import { crateOrderMigration } from './migrations/029-crate-order.ts'
import { cardPaymentsMigration } from './migrations/030-card-payments.ts'
import { legalTextsMigration } from './migrations/031-legal-texts.ts'
import { invoicesMigration } from './migrations/032-invoices.ts'
import { codeLimitsMigration } from './migrations/033-code-limits.ts'
import { settledWithdrawalsMigration } from './migrations/034-settled-withdrawals.ts'
import { paymentModesMigration } from './migrations/035-payment-modes.ts'
import { refundLossesMigration } from './migrations/036-refund-losses.ts'
import { unmatchedPaymentsMigration } from './migrations/037-unmatched-payments.ts'
import { licenceVersionMigration } from './migrations/038-licence-version.ts'
import { numberGapsMigration } from './migrations/039-number-gaps.ts'
import { disputeStagesMigration } from './migrations/040-dispute-stages.ts'
import { verifiedEmailsMigration } from './migrations/045-verified-emails.ts'
import { ownerAlertsMigration } from './migrations/056-owner-alerts.ts'
import { pendingPaymentsMigration } from './migrations/060-pending-payments.ts'
import { acceptedWithdrawalsMigration } from './migrations/061-accepted-withdrawals.ts'
import { ownerActionsMigration } from './migrations/065-owner-actions.ts'
import { downloadTimesMigration } from './migrations/066-download-times.ts'
import { answeredMessagesMigration } from './migrations/067-answered-messages.ts'
import { StorageError, storageCauses } from './storage-failure.ts'
import { getEngine } from './get-engine.ts'
import type { Database } from './database.ts'
import { transact } from './transact.ts'

/**
 * A schema change that runs once, in the given transaction. The previous version of the shop may be
 * running: `docs/architecture.md` has the rules.
 */
export interface Migration {
  readonly name: string
  readonly up: (db: Database) => Promise<void>
}

/** All migrations, oldest first. Released migrations must not change. */
export const migrations: readonly Migration[] = [
  catalogueMigration,
  accountsMigration,
  salesMigration,
  withdrawalsMigration,
  standardNamesMigration,
  translationsMigration,
  sessionStartMigration,
  resetEmailsMigration,
  passkeysMigration,
  sessionListMigration,
  limitsOfMoneyMigration,
  rateLimitsMigration,
  taskLeasesMigration,
  openShopsMigration,
  productListingMigration,
  filterOptionsMigration,
  relatedProductsMigration,
  publicFileNamesMigration,
  soundAttributesMigration,
  textSearchMigration,
  listFacetsMigration,
  demoCodesMigration,
  listIndexesMigration,
  withdrawnSoundsMigration,
  soundsInPacksOnlyMigration,
  removedPacksMigration,
  favoritesMigration,
  mailQueueMigration,
  crateOrderMigration,
  cardPaymentsMigration,
  legalTextsMigration,
  invoicesMigration,
  codeLimitsMigration,
  settledWithdrawalsMigration,
  paymentModesMigration,
  refundLossesMigration,
  unmatchedPaymentsMigration,
  licenceVersionMigration,
  numberGapsMigration,
  disputeStagesMigration,
  verifiedEmailsMigration,
  ownerAlertsMigration,
  pendingPaymentsMigration,
  acceptedWithdrawalsMigration,
  ownerActionsMigration,
  downloadTimesMigration,
  answeredMessagesMigration,
]

/** How often a migration is tried while others hold its tables: for about a minute. */
const defaultLockAttempts = 20
const lockPauseMs = 1000

/**
 * Runs all pending migrations, each in a transaction of its own, so that several processes can safely
 * start at the same time and an interrupted start is continued by the next one. Throws a
 * `StorageError` and changes nothing if the database belongs to a newer version or to another
 * application; throws one, too, if a migration does not get its locks in `lockAttempts` attempts.
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
 * Returns whether a database has the tables of this version, and changes nothing. Throws a
 * `StorageError` if it belongs to a newer version or to another application.
 */
export async function isMigrated(db: Database): Promise<boolean> {
  if (!(await requireOwnDatabase(db))) return false
  const done = await sql<{ name: string }>`select name from migrations`.execute(db)
  const names = new Set(done.rows.map((row) => row.name))
  requireKnownMigrations(names, migrations)
  return migrations.every(({ name }) => names.has(name))
}

/** Runs the oldest pending migration; returns false if there is none. */
async function runNextMigration(db: Database, steps: readonly Migration[]): Promise<boolean> {
  return await transact(db, async (transaction) => {
    const engine = getEngine(transaction)
    await engine.lock(transaction, 'migrations')
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction)
    const names = new Set(done.rows.map((row) => row.name))
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
 * Does the work again if it has waited too long for a lock. In the pauses, the requests of a running
 * shop that wait behind it can proceed.
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
 * Returns whether the database has the table of this shop's migrations. Throws if it has only other
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
  const known = new Set([...migrations, ...steps].map(({ name }) => name))
  const newer = [...names].filter((name) => !known.has(name))
  if (newer.length === 0) return
  throw new StorageError(
    `it has the migration ${newer.join(', ')} of a newer version; install that version, or restore a backup of this one`,
  )
}
