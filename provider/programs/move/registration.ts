import { randomUUID } from 'node:crypto'
import { describeDatabase } from '../../platform/database/open-database.ts'
import {
  deleteOpenShop,
  findOpenShop,
  openShopMs,
  registerMove,
  renewMove,
  suspendMove,
} from '../../platform/database/open-shops.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { findUnfinishedMove } from '../../platform/database/unfinished-moves.store.ts'
import { DatabaseServerError, StorageError } from '../../platform/database/storage-failure.ts'
import { use } from './moved-database.ts'
import type { MovedDatabase } from './moved-database.ts'
import { sameDatabaseMessage } from './places.ts'

/** The registration of a move in both databases, which keeps the shop closed. */
export interface Registration {
  /** The id of this move, shared by all its runs. */
  readonly id: string
  /** True if an earlier run of this move has copied part of the data. */
  readonly isContinued: boolean
  /** True if the shop has not been open since the earlier run. */
  readonly isSourceUnchanged: boolean
  /** Aborts if a registration is lost, for example because the machine was suspended. */
  readonly lost: AbortSignal
  /** Renews the registration; rejects if it is lost. */
  renew(): Promise<void>
  /**
   * Suspends the registration of a move that will be continued. Never rejects, because the
   * registration expires anyway.
   */
  suspend(): Promise<void>
  /** Ends the registration of a move that is complete or will start over. Never rejects. */
  end(): Promise<void>
}

/**
 * Registers a move in both databases and renews the registration until it ends. Throws a
 * one-sentence error if either is in use or both are the same.
 */
export async function registerBoth(
  source: MovedDatabase,
  target: MovedDatabase,
): Promise<Registration> {
  const unfinished = await use(target, findUnfinishedMove)
  const id = unfinished?.id ?? randomUUID()
  const both = [source, target]
  const inBoth = async (work: (db: Database, id: string) => Promise<void>) => {
    await Promise.allSettled(both.map(({ db }) => work(db, id)))
  }
  const isSourceUnchanged = await register(source, (db) => registerMove(db, id))
  try {
    await requireDifferentDatabases(source, target, id)
    await register(target, (db) => registerMove(db, id))
  } catch (error) {
    await suspendMove(source.db, id).catch(() => {})
    throw error
  }
  const lost = new AbortController()
  const renew = async () => {
    for (const database of both) await register(database, (db) => renewMove(db, id))
  }
  const stop = renewRegularly(renew, lost)
  return {
    id,
    isContinued: unfinished !== null,
    isSourceUnchanged,
    lost: lost.signal,
    renew,
    suspend: async () => {
      await stop()
      await inBoth(suspendMove)
    },
    end: async () => {
      await stop()
      await inBoth(deleteOpenShop)
    },
  }
}

/**
 * Registers a move of a shop's files in its database until the work ends. `lost` aborts if the
 * registration is lost. Throws a one-sentence error if the database is in use.
 */
export async function withRegisteredMove<Result>(
  database: MovedDatabase,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID()
  const subject = 'The files of the shop with the database'
  const renew = () => register(database, (db) => renewMove(db, id), subject)
  await register(database, (db) => registerMove(db, id), subject)
  const lost = new AbortController()
  const stop = renewRegularly(renew, lost)
  try {
    const result = await work(lost.signal)
    await renew()
    return result
  } finally {
    await stop()
    await deleteOpenShop(database.db, id).catch(() => {})
  }
}

/** Starts regular renewals; returns the function that stops them and waits for a running one. */
function renewRegularly(renew: () => Promise<void>, lost: AbortController): () => Promise<void> {
  let renewal: Promise<void> | null = null
  const timer = setInterval(() => {
    renewal ??= renew()
      .catch((error: unknown) => lost.abort(error))
      .finally(() => {
        renewal = null
      })
  }, openShopMs / 3)
  return async () => {
    clearInterval(timer)
    await renewal
  }
}

/** Throws if both are the same database, which can have several addresses. */
async function requireDifferentDatabases(
  source: MovedDatabase,
  target: MovedDatabase,
  id: string,
): Promise<void> {
  const registered = await use(source, (db) => findOpenShop(db, id))
  const found = await use(target, (db) => findOpenShop(db, id))
  if (found === null || found.expires_at !== registered?.expires_at) return
  throw new Error(sameDatabaseMessage)
}

/** Adds the database's name to the error if the move of `subject` cannot be registered. */
async function register<Result>(
  database: MovedDatabase,
  work: (db: Database) => Promise<Result>,
  subject = 'The database',
): Promise<Result> {
  return await use(database, async (db) => {
    try {
      return await work(db)
    } catch (error) {
      if (!(error instanceof StorageError) || error instanceof DatabaseServerError) throw error
      const name = describeDatabase(database.location)
      throw new Error(`${subject} ${name} cannot be moved: ${error.message}.`, { cause: error })
    }
  })
}
