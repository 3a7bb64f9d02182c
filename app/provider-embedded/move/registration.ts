import { randomUUID } from 'node:crypto'
import type { DatabaseLocation } from '../db/engine.ts'
import { describeDatabase } from '../db/open-database.ts'
import {
  deleteOpenShop,
  findOpenShop,
  openShopMs,
  registerMove,
  renewMove,
  suspendMove,
} from '../db/open-shops.ts'
import type { Database } from '../db/schema.ts'
import { findUnfinishedMove } from '../db/unfinished-moves.ts'
import { explainStorageFailure } from '../storage-failure.ts'
import { sameDatabaseMessage } from './places.ts'
import type { Places } from './places.ts'

/** The registration of a move in both databases, which keeps the shop closed. */
export interface Registration {
  /** The id of this move, also over several runs. */
  readonly id: string
  /** Whether an earlier run of this move has copied a part of the data. */
  readonly isContinued: boolean
  /** Whether the shop has not been open since the earlier run. */
  readonly isSourceUnchanged: boolean
  /** Aborts if a registration is lost, for example because the machine was suspended. */
  readonly lost: AbortSignal
  /** Renews the registration; rejects if it is lost. */
  renew(): Promise<void>
  /** Ends the registration of a move that will be continued. */
  suspend(): Promise<void>
  /** Ends the registration of a move that is complete or will start over. */
  end(): Promise<void>
}

/**
 * Registers a move in both databases and renews the registration until it ends. Throws a
 * one-sentence error if one of them is in use or both are the same.
 */
export async function registerBoth(
  places: Places,
  source: Database,
  target: Database,
): Promise<Registration> {
  const unfinished = await findUnfinishedMove(target)
  const id = unfinished?.id ?? randomUUID()
  const both = [source, target]
  const isSourceUnchanged = await name(places.from, registerMove(source, id))
  try {
    await requireDifferentDatabases(source, target, id)
    await name(places.to, registerMove(target, id))
  } catch (error) {
    await suspendMove(source, id)
    throw error
  }
  const lost = new AbortController()
  const renew = async () => {
    await name(places.from, renewMove(source, id))
    await name(places.to, renewMove(target, id))
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
      await Promise.all(both.map((db) => suspendMove(db, id)))
    },
    end: async () => {
      await stop()
      await Promise.all(both.map((db) => deleteOpenShop(db, id)))
    },
  }
}

/** Returns the function that stops the renewals and waits for a running one. */
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

/** A database can have several addresses. */
async function requireDifferentDatabases(
  source: Database,
  target: Database,
  id: string,
): Promise<void> {
  const registered = await findOpenShop(source, id)
  const found = await findOpenShop(target, id)
  if (found === null || found.expires_at !== registered?.expires_at) return
  throw new Error(sameDatabaseMessage)
}

/** Adds the name of the database to the reason for which it cannot be moved. */
async function name<Result>(location: DatabaseLocation, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const reason = explainStorageFailure(error)
    if (reason === null) throw error
    const database = describeDatabase(location)
    throw new Error(`The database ${database} cannot be moved: ${reason}.`, { cause: error })
  }
}
