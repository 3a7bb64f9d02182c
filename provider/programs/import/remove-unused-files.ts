import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listFilesInUse } from '../../catalog/catalogue-files.store.ts'
import { listOwnPacks } from '../../catalog/own-packs.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { OwnerOptions } from '../../owner/seller.ts'
import { listOutdatedPackFiles } from '../../library/prune-files.ts'
import { draftPattern } from '../../platform/files/folder/write-atomically.ts'
import { parseImportRecord } from './manifest/import-record.ts'
import { getResultsFolder, listUnusedResults } from './sounds/list-unused-results.ts'

/** Open pages, other processes and killed imports may still need younger files. */
const minAgeMs = 24 * 3_600_000

/** Where the files of the catalogue are, and what their licenses contain. */
export interface FileFolders extends OwnerOptions {
  readonly dataDir: string
  readonly soundsDir: string
}

/**
 * Removes the files of the catalogue that no product and no buyer needs, measurements that no import
 * can use, outdated ZIPs and the drafts of killed imports, at least a day after they were written.
 * Keeps the files of a folder outside the data folder, which other shops may use, and ignores files
 * that cannot be removed.
 */
export async function removeUnusedFiles(
  db: Database,
  folders: FileFolders,
  now: number = Date.now(),
): Promise<void> {
  const { dataDir, soundsDir } = folders
  const isShared = relative(dataDir, soundsDir).startsWith('..')
  const outdated = await listOutdatedPackFiles(db, folders)
  const unused = isShared ? [] : await listUnusedFiles(db, soundsDir)
  for (const path of [...outdated, ...unused]) {
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtimeMs < now - minAgeMs) await rm(path).catch(() => {})
  }
}

async function listUnusedFiles(db: Database, soundsDir: string): Promise<string[]> {
  const used = new Set([...(await listFilesInUse(db)), ...(await listOriginals(db))])
  const names = await readdir(soundsDir).catch(() => [])
  const unused = names.filter(
    (name) => draftPattern.test(name) || (/^[0-9a-f]{64}\./.test(name) && !used.has(name)),
  )
  const results = await listUnusedResults(getResultsFolder(soundsDir), used)
  return [...unused.map((name) => join(soundsDir, name)), ...results]
}

/** Lists the pictures as labels gave them, which exports contain. */
async function listOriginals(db: Database): Promise<string[]> {
  const packs = await listOwnPacks(db)
  return packs.flatMap(({ manifest }) => {
    const { cover, portrait } = parseImportRecord(manifest)
    return [cover, portrait].flatMap((picture) =>
      picture === null ? [] : [`${picture.sha256}.${picture.extension}`],
    )
  })
}
