import { hostname } from 'node:os'
import type { Selectable } from 'kysely'
import { StorageError } from './storage-failure.ts'
import { getEngine } from './get-engine.ts'
import type { OpenShopTable } from './schema/moves.ts'
import type { Database } from './database.ts'
import { lock, transact } from './transact.ts'

export type OpenShop = Selectable<OpenShopTable>

/** Says which move uses a database. */
export class BeingMovedError extends StorageError {}

/** How long the row of a process is valid without a renewal. */
export const openShopMs = 15_000

/**
 * Stores or renews that this process has the database open as a shop. Any number of processes can
 * do so. Throws a `BeingMovedError` while the database is being moved.
 */
export async function registerShop(db: Database, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    const { now, valid } = await findValidRows(transaction)
    const move = valid.find(({ kind }) => kind === 'move')
    if (move !== undefined) throw new BeingMovedError(explainOpenShop(move))
    const validIds = valid.map((row) => row.id)
    // Also deletes the row of an interrupted move, which then cannot be continued.
    await transaction
      .deleteFrom('open_shops')
      .where('id', 'not in', ['', ...validIds])
      .execute()
    await upsertRow(transaction, id, 'shop', now)
  })
}

/**
 * Stores that this process moves the data of the database. Returns whether the row of this move was
 * still stored: no shop has then been open since. Throws a `StorageError` if a shop or another
 * move has the database open.
 */
export async function registerMove(db: Database, id: string): Promise<boolean> {
  return await transact(db, async (transaction) => {
    const { now, valid } = await findValidRows(transaction)
    const [other] = valid
    if (other !== undefined) throw new StorageError(explainOpenShop(other))
    const isKnown = (await findOpenShop(transaction, id)) !== null
    await upsertRow(transaction, id, 'move', now)
    return isKnown
  })
}

/**
 * Renews the row of a move. Throws a `StorageError` if a shop has deleted it, which happens only
 * after it has expired, for example because the machine was suspended.
 */
export async function renewMove(db: Database, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    const { now } = await findValidRows(transaction)
    if ((await findOpenShop(transaction, id)) === null) {
      throw new StorageError('a shop has been started on it in the meantime; stop it and try again')
    }
    await upsertRow(transaction, id, 'move', now)
  })
}

/** Ends the validity of the row of a move, but keeps the row, so that the move can be continued. */
export async function suspendMove(db: Database, id: string): Promise<void> {
  await db.updateTable('open_shops').set({ expires_at: '' }).where('id', '=', id).execute()
}

/** Deletes the row of a shop or a move. */
export async function deleteOpenShop(db: Database, id: string): Promise<void> {
  await db.deleteFrom('open_shops').where('id', '=', id).execute()
}

/** Must run in a transaction; registrations after it wait for its end. */
async function findValidRows(db: Database): Promise<{ now: Date; valid: OpenShop[] }> {
  await lock(db, 'open-shops')
  const now = await getEngine(db).readTime(db)
  const rows = await db.selectFrom('open_shops').selectAll().orderBy('id').execute()
  return { now, valid: rows.filter((row) => isValid(row, now)) }
}

/** A row that is valid for longer was stored before the clock was set back. */
function isValid({ expires_at: expiry }: OpenShop, now: Date): boolean {
  const left = Date.parse(expiry) - now.getTime()
  return left > 0 && left <= openShopMs
}

/** Returns the row of a shop or a move; null if there is none. */
export async function findOpenShop(db: Database, id: string): Promise<OpenShop | null> {
  const row = await db.selectFrom('open_shops').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

async function upsertRow(
  db: Database,
  id: string,
  kind: OpenShop['kind'],
  now: Date,
): Promise<void> {
  const expiry = new Date(now.getTime() + openShopMs).toISOString()
  const changes = { holder: `process ${process.pid} on ${hostname()}`, expires_at: expiry }
  await db
    .insertInto('open_shops')
    .values({ id, kind, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute()
}

function explainOpenShop({ kind, holder, expires_at: expiry }: OpenShop): string {
  const use = kind === 'shop' ? `a shop is running on it (${holder})` : `${holder} is moving it`
  const action = kind === 'shop' ? 'stop it' : 'wait until it has finished'
  return `${use}; ${action}, or try again at ${expiry} if that process has been killed`
}
