import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { engine } from './engine.ts'
import { migrate } from './migrate.ts'
import type { Database, Tables } from './schema.ts'

/**
 * Opens `overtone.db` in the folder; creates the folder, the file and missing tables. Rejects with
 * a one-sentence message that contains the path if the folder is not writable or the file is not an
 * intact database.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  prepareFolder(dataDir)
  const path = join(dataDir, 'overtone.db')
  let database: Database | null = null
  try {
    database = new Kysely<Tables>({ dialect: engine.openDialect(dataDir) })
    await migrate(database)
    return database
  } catch (error) {
    await database?.destroy()
    const reason = formatReason(error)
    throw new Error(`The database ${path} cannot be opened: ${reason}.`, { cause: error })
  }
}

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = formatReason(error)
    throw new Error(`The data folder ${dataDir} is not writable: ${reason}.`, { cause: error })
  }
}

function formatReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  return error.message.split('\n')[0]?.replace(/\.$/, '') ?? 'unknown reason'
}
