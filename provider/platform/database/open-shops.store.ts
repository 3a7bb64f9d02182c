import { hostname } from 'node:os'
import type { Selectable } from 'kysely'
import { StorageError } from './storage-failure.ts'
import { getEngine } from './get-engine.ts'
import type { OpenShopTable } from './schema/moves.ts'
import type { Database } from './database.ts'
import { lock, transact } from './transact.ts'

export type OpenShop = Selectable<OpenShopTable>

/** Thrown while the database is being moved; the message names the move. */
export class BeingMovedError extends StorageError {}

/** How long a process's row is valid without renewal. */
export const openShopMs = 15_000

/**
 * Registers this process as a shop that has the database open, or renews the registration. Any
 * number of processes can be registered. Throws a `BeingMovedError` while the database is being
 * moved.
 */
export async function registerShop(db: Database, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    const { now, valid } = await findValidRows(transaction)
    const move = valid.find(({ kind }) => kind === 'move')
    if (move !== undefined) throw new BeingMovedError(explainOpenShop(move))
    const validIds = valid.map((row) => row.id)
    // Also deletes the row of an interrupted move, which can then no longer be continued.
    await transaction
      .deleteFrom('open_shops')
      .where('id', 'not in', ['', ...validIds])
      .execute()
    await upsertRow(transaction, id, 'shop', now)
  })
}

/**
 * Registers this process as moving the data of the database. Returns whether the row of this move
 * still existed, which means that no shop has been open since. Throws a `StorageError` if a shop or
 * another move has the database open.
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
 * Renews the registration of a move. Throws a `StorageError` if a shop has deleted it, which can
 * only happen after it expired, for example because the machine was suspended.
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

/** Expires the registration of a move, but keeps its row, so that the move can be continued. */
export async function suspendMove(db: Database, id: string): Promise<void> {
  await db.updateTable('open_shops').set({ expires_at: '' }).where('id', '=', id).execute()
}

/** Deletes the registration of a shop or a move. */
export async function deleteOpenShop(db: Database, id: string): Promise<void> {
  await db.deleteFrom('open_shops').where('id', '=', id).execute()
}

/** Must run in a transaction, which blocks later registrations until it ends. */
async function findValidRows(db: Database): Promise<{ now: Date; valid: OpenShop[] }> {
  await lock(db, 'open-shops')
  const now = await getEngine(db).readTime(db)
  const rows = await db.selectFrom('open_shops').selectAll().orderBy('id').execute()
  return { now, valid: rows.filter((row) => isValid(row, now)) }
}

/** A later expiry was stored before the clock was set back. */
function isValid({ expires_at: expiry }: OpenShop, now: Date): boolean {
  const left = Date.parse(expiry) - now.getTime()
  return left > 0 && left <= openShopMs
}

/** Returns the registration of a shop or a move, or null. */
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
