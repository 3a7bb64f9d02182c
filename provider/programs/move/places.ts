import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseLocation } from '../../platform/database/engine.ts'

/** An error in the arguments of the command. */
export class UsageError extends Error {}

const usage =
  'Usage: npm run move -- --from <place> --to <place>; a place is a data folder or a postgres:// URL. ' +
  'With --files bucket or --files folder, the files go to the bucket of the settings or back.'

export const sameDatabaseMessage = 'The source and the target are the same database.'

/** The source and the target database of a move. */
export interface Places {
  readonly from: DatabaseLocation
  readonly to: DatabaseLocation
}

/** Returns where the files go; null if the database is to be moved. Throws a `UsageError`. */
export function parseFilesTarget(args: readonly string[]): 'bucket' | 'folder' | null {
  const [option, target] = args
  if (option !== '--files') return null
  if (args.length === 2 && (target === 'bucket' || target === 'folder')) return target
  throw new UsageError(usage)
}

/** Parses the places from the command's arguments; throws a `UsageError`. */
export function parsePlaces(args: readonly string[]): Places {
  const { from, to } = parseOptions(args)
  if (!from || !to) throw new UsageError(usage)
  const places = { from: parsePlace(from), to: parsePlace(to) }
  if (identify(places.from) === identify(places.to)) {
    throw new UsageError(sameDatabaseMessage)
  }
  return places
}

function parseOptions(args: readonly string[]): { from?: string; to?: string } {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new UsageError(usage)
  }
}

/** For a database URL, the data folder is unused. */
function parsePlace(text: string): DatabaseLocation {
  if (!/^\w+:\/\//.test(text)) return { dataDir: resolve(text) }
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) {
    return { dataDir: '', databaseUrl: text }
  }
  throw new UsageError(usage)
}

/** Places with the same result are the same database; others may be as well. */
function identify({ dataDir, databaseUrl }: DatabaseLocation): string {
  if (!databaseUrl) return existsSync(dataDir) ? realpathSync(dataDir) : dataDir
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || '5432'}${pathname}`
}

/** Throws if a data folder has no database, because opening it would create one. */
export function requireShop({ dataDir, databaseUrl }: DatabaseLocation): void {
  if (databaseUrl) return
  if (statSync(join(dataDir, 'overtone.db'), { throwIfNoEntry: false }) !== undefined) return
  throw new Error(`There is no database overtone.db in the folder ${dataDir}.`)
}
