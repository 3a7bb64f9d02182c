import { encodeLines } from '../../platform/terminal/encode-text.ts'
import { resolve } from 'node:path'
import {
  describeDatabase,
  hasDatabase,
  openForReading,
} from '../../platform/database/open-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { explainStorageFailure } from '../../platform/database/storage-failure.ts'
import { withRegisteredDatabase } from '../../platform/database/with-registered-database.ts'
import { announceShop } from '../../owner/announce-shop.ts'
import type { AnnouncedShop } from '../../owner/announce-shop.ts'
import { analyseSounds } from './analyse-sounds.ts'
import { parseArguments, usage } from './arguments.ts'
import type { CatalogCommand } from './arguments.ts'
import { confirm } from '../../platform/terminal/confirm.ts'
import type { Ask } from '../../platform/terminal/confirm.ts'
import { countImport } from './count-import.ts'
import { exportPacks } from './export-packs.ts'
import { FolderError, importFolder } from './import-folder.ts'
import { listPacks } from '../../catalog/own-packs/list-packs.cli.ts'
import { UnknownPackError } from '../../catalog/own-packs/manage-packs.ts'
import { changePrice, publishPack, removePack } from '../../catalog/own-packs/packs.cli.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { createNotice } from './problem.ts'
import { openOutput } from '../../platform/terminal/progress.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import type { ObjectStore } from '../../platform/files/file-place.ts'
import { ObjectStoreError } from '../../platform/files/s3/object-store-error.ts'
import type { FileFolders } from './remove-unused-files.ts'
import { reportProblem } from './report.ts'
import type { SoundWorkerData } from './sounds/import-jobs.ts'
import { openSoundThreads } from './sounds/sound-pool.ts'
import { JobsStoppedError } from '../../platform/workers/worker-pool.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'

/** The shop whose catalogue is changed. */
export interface Shop extends AnnouncedShop {
  readonly catalogueDir: string
  /** Null if the files are in folders. */
  readonly objectStore: ObjectStore | null
  /** The operator's working directory, which paths in arguments are relative to. */
  readonly workingFolder: string
  /** Prompts the operator; null without a terminal. */
  readonly ask: Ask | null
}

/**
 * Runs `npm run catalog` and returns the exit status: 0 for success, 1 for problems, 2 for invalid
 * arguments. `readShop` reads the settings. Never rejects.
 */
export async function runCatalog(
  args: readonly string[],
  readShop: () => Promise<Shop>,
): Promise<number> {
  try {
    const parsed = parseArguments(args)
    if (parsed === null) {
      process.stdout.write(`${usage}\n`)
      return 0
    }
    const shop = await readShop()
    const { command, isConfirmed } = parsed
    announceShop(shop)
    if (command.name === 'remove') {
      await confirm(`Take ${command.pack} off sale for good`, isConfirmed, shop.ask)
    }
    return (await run(command, shop, openOutput(parsed.isJson))) ? 0 : 1
  } catch (error) {
    process.stderr.write(`${encodeLines(explain(error))}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(command: CatalogCommand, shop: Shop, output: Output): Promise<boolean> {
  const isCheck = command.name === 'import' && command.isCheck
  const { catalogueDir, objectStore, config, workingFolder } = shop
  const { dataDir } = shop.location
  const folders = { catalogueDir, dataDir, objectStore, shop: config }
  const work = (db: Database | null) => runWith(command, { folders, db, output, workingFolder })
  try {
    return isCheck
      ? await check(shop, work, output)
      : await withRegisteredDatabase(shop.location, work)
  } catch (error) {
    const reason = isExpected(error) ? null : explainStorageFailure(error)
    if (reason === null) throw error
    const place = findPlace(error) ?? `${describeDatabase(shop.location)} or ${catalogueDir}`
    const failure = isCheck ? 'read' : 'changed'
    throw new Error(`The shop’s data cannot be ${failure} (${place}): ${reason}.`, { cause: error })
  }
}

/** Returns the bucket that a failure concerns, in words; null for the database or a folder. */
function findPlace(error: unknown): string | null {
  const isInBucket = error instanceof ObjectStoreError || error instanceof JobsStoppedError
  return isInBucket && error.place !== null ? `the bucket ${error.place}` : null
}

/** Opens the shop's database, if any, without writing anything, not even missing tables. */
async function check(
  shop: Shop,
  work: (db: Database | null) => Promise<boolean>,
  output: Output,
): Promise<boolean> {
  if (!hasDatabase(shop.location)) return await work(null)
  const db = await openForReading(shop.location)
  if (db === null) {
    const what = 'it is of an earlier version; until the shop is started, all packs look new'
    reportProblem(createNotice(describeDatabase(shop.location), what), output)
  }
  try {
    return await withoutTimeLimit(() => work(db))
  } finally {
    await db?.destroy()
  }
}

interface RunContext {
  readonly db: Database | null
  readonly folders: FileFolders
  readonly output: Output
  readonly workingFolder: string
}

async function runWith(
  command: CatalogCommand,
  { db, folders, output, workingFolder }: RunContext,
): Promise<boolean> {
  if (command.name === 'import') {
    const { price, artist, genre, isCheck, threads } = command
    const folder = resolve(workingFolder, command.folder)
    const defaults = { price, artist, genre }
    const openThreads = (data: SoundWorkerData) => openSoundThreads(data, threads ?? undefined)
    const run = () => importFolder({ folder, defaults, isCheck, db, folders, output, openThreads })
    return await (db === null || isCheck ? run() : countImport(db, run))
  }
  if (db === null) throw new Error('Only a check runs without a database.')
  switch (command.name) {
    case 'analyse': {
      const openThreads = (data: SoundWorkerData) =>
        openSoundThreads(data, command.threads ?? undefined)
      return await analyseSounds(db, { folders, output, openThreads })
    }
    case 'list':
      return await listPacks(db, output, folders.shop)
    case 'publish':
    case 'unpublish':
      return await publishPack(db, command.pack, command.name === 'publish', {
        output,
        shop: folders.shop,
      })
    case 'price':
      return await changePrice(db, command, output)
    case 'remove':
      return await removePack(db, command.pack, {
        output,
        removeFiles: () => removeUnusedFiles(db, folders),
      })
    case 'export':
      return await exportPacks(db, {
        ...folders,
        folder: resolve(workingFolder, command.folder),
        output,
      })
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof FolderError || error instanceof UnknownPackError
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
