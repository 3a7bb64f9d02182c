import { join } from 'node:path'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { importFolder } from '#provider/programs/import/import-folder.ts'
import type { ImportOptions } from '#provider/programs/import/import-folder.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { createTemporaryFolder } from '../shops/open-shop.ts'
import { writeFiles } from './label-folder.ts'
import { openSharedThreads } from '../shared-threads.ts'
import { locateDatabase, prepareDatabase } from '../database/test-database.ts'
import shop from '../../../shop.config.ts'

/** The result of an import: whether all files were imported, and the printed lines. */
export interface ImportOutcome {
  readonly isGood: boolean
  readonly lines: readonly string[]
}

/** The arguments of the command. */
export interface ImportRequest {
  readonly price?: number
  readonly isCheck?: boolean
  readonly now?: Date
  /** The shop's languages; defaults to those of the demo shop. */
  readonly languages?: ShopConfig['languages']
  /** By default, each sound is measured once for all tests. */
  readonly openThreads?: ImportOptions['openThreads']
  readonly maxSqliteSounds?: number
  readonly objectStore?: ObjectStore
}

/** Creates a folder with the given files. */
export async function createLabelFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = await createTemporaryFolder()
  await writeFiles(folder, files)
  return folder
}

/** Imports a folder into the shop with the given data folder. */
export async function importLabel(
  dataDir: string,
  folder: string,
  request: ImportRequest = {},
): Promise<ImportOutcome> {
  const { price, isCheck = false, languages = shop.languages, now } = request
  const { openThreads = openSharedThreads, maxSqliteSounds, objectStore } = request
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const isGood = await useShopDatabase(dataDir, (db) =>
    importFolder({
      folder,
      defaults: { price: price ?? null, artist: null, genre: null },
      isCheck,
      db,
      folders: {
        ...getFolders(dataDir),
        shop: { ...shop, languages },
        ...(objectStore === undefined ? {} : { objectStore }),
      },
      output: { print, draw: () => {}, isTerminal: false, isJson: false },
      openThreads,
      ...(now === undefined ? {} : { now }),
      ...(maxSqliteSounds === undefined ? {} : { maxSqliteSounds }),
    }),
  )
  return { isGood, lines }
}

/** An output that prints nothing. */
export const silentOutput = { print: () => {}, draw: () => {}, isTerminal: false, isJson: false }

/** Returns the folders of the shop with the given data folder. */
export function getFolders(dataDir: string) {
  return { dataDir, shop, catalogueDir: join(dataDir, 'catalogue') }
}

/** Opens another connection to a shop's database for `work`. */
export async function useShopDatabase<Result>(
  dataDir: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  await prepareDatabase(dataDir)
  const db = await openDatabase(locateDatabase(dataDir))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
