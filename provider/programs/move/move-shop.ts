import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { describeDatabase } from '../../platform/database/open-database.ts'
import { fillSearchIndex } from '../../catalog/search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { transact } from '../../platform/database/transact.ts'
import {
  deleteUnfinishedMove,
  findUnfinishedMove,
  insertUnfinishedMove,
} from '../../platform/database/unfinished-moves.store.ts'
import { compareTable } from './compare-tables.ts'
import type { Comparison } from './compare-tables.ts'
import { copyTable } from './copy-table.ts'
import type { Databases } from './copy-table.ts'
import { formatComparisons } from './format-comparisons.ts'
import { use, withDatabase } from './moved-database.ts'
import type { MovedDatabase } from './moved-database.ts'
import { movedTables } from './moved-tables.ts'
import { requireShop } from './places.ts'
import type { Places } from './places.ts'
import { registerBoth } from './registration.ts'
import type { Registration } from './registration.ts'
import { clearTable, isEmpty } from './table-rows.store.ts'

interface MoveOptions extends Places {
  /** Prints lines for the operator. */
  readonly print: (text: string) => void
  /** Interrupts the move, which can be continued later. */
  readonly signal?: AbortSignal
}

/**
 * Copies all data of a shop to an empty database, or completes an interrupted move to it, and
 * compares both databases. The shop cannot start on either database while the move runs, nor on the
 * target until it is complete. Throws a one-line error on failure.
 */
export async function moveShop(options: MoveOptions): Promise<void> {
  requireShop(options.from)
  await withDatabase(options.from, 'source', async (source) => {
    await withDatabase(options.to, 'target', async (target) => {
      const registration = await registerBoth(source, target)
      try {
        await withoutTimeLimit(() => moveData(options, registration, { source, target }))
      } finally {
        // Has no effect once the registration has ended.
        await registration.suspend()
      }
    })
  })
}

/**
 * Returns whether a shop can be moved to a database, which must have no data or an unfinished move
 * to it.
 */
export async function isEmptyTarget(location: DatabaseLocation): Promise<boolean> {
  return await withDatabase(location, 'target', async (target) => {
    const hasUnfinishedMove = (await use(target, findUnfinishedMove)) !== null
    return hasUnfinishedMove || (await use(target, findDataTable)) === null
  })
}

async function moveData(
  options: MoveOptions,
  registration: Registration,
  { source, target }: Pick<Databases, 'source' | 'target'>,
): Promise<void> {
  const { from, to, print } = options
  print(`Moving the data of ${describeDatabase(from)} to ${describeDatabase(to)}.`)
  await prepareTarget(options, registration, { source, target })
  const signals = [registration.lost, ...(options.signal ? [options.signal] : [])]
  const databases = { source, target, signal: AbortSignal.any(signals) }
  for (const table of movedTables) {
    const copied = await copyTable(databases, table)
    if (copied > 0) print(`Copied ${copied} ${copied === 1 ? 'row' : 'rows'} of ${table.name}.`)
  }
  // The moved settings already mark the index as up to date, so it must be filled now.
  await use(target, (db) => transact(db, fillSearchIndex))
  const comparisons: Comparison[] = []
  for (const table of movedTables) comparisons.push(await compareTable(databases, table))
  print(formatComparisons(comparisons))
  await requireEqual(comparisons, registration)
  await registration.renew()
  await use(target, deleteUnfinishedMove)
  await registration.end()
}

/** Marks an empty target, or continues with the target of the same move. */
async function prepareTarget(
  { from, print }: MoveOptions,
  { id, isContinued, isSourceUnchanged }: Registration,
  { source, target }: Pick<Databases, 'source' | 'target'>,
): Promise<void> {
  if (!isContinued) {
    await requireEmpty(target)
    if ((await use(source, findDataTable)) === null) {
      throw new Error(`The database ${describeDatabase(from)} has no data to move.`)
    }
    const move = { id, source: describeDatabase(from) }
    await use(target, (db) => insertUnfinishedMove(db, move))
  } else if (isSourceUnchanged) {
    print('Continuing an interrupted move.')
  } else {
    print('Starting an interrupted move over, because the shop may have changed since.')
    await use(target, (db) => transact(db, clearTables))
  }
}

async function clearTables(db: Database): Promise<void> {
  for (const { name } of movedTables.toReversed()) await clearTable(db, name)
}

async function requireEmpty(target: MovedDatabase): Promise<void> {
  const table = await use(target, findDataTable)
  if (table === null) return
  throw new Error(
    `The database ${describeDatabase(target.location)} already has data, for example in the table ${table}; choose an empty one.`,
  )
}

/** Returns the name of a table with rows, or null. */
async function findDataTable(db: Database): Promise<string | null> {
  for (const { name } of movedTables) if (!(await isEmpty(db, name))) return name
  return null
}

async function requireEqual(
  comparisons: readonly Comparison[],
  registration: Registration,
): Promise<void> {
  const different = comparisons.filter(({ isEqual }) => !isEqual).map(({ table }) => table)
  if (different.length === 0) return
  await registration.end()
  throw new Error(
    `The move is not complete: ${different.join(', ')} differ. Run the same command again to start over.`,
  )
}
