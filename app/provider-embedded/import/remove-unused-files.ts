import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listFilesInUse } from '../db/catalogue-files.ts'
import { listOwnPacks } from '../db/own-packs.ts'
import type { Database } from '../db/schema.ts'
import { parseImportRecord } from './import-record.ts'

/** Open pages, other processes and killed imports may still need younger files. */
const minAgeMs = 24 * 3_600_000

/** Where the files of the catalogue are. */
export interface FileFolders {
  readonly dataDir: string
  readonly soundsDir: string
}

/**
 * Removes the files of the catalogue that no product and no buyer needs, at least a day after they
 * were written. Keeps those of a folder outside the data folder, which other shops may use, and
 * ignores files that cannot be removed.
 */
export async function removeUnusedFiles(
  db: Database,
  { dataDir, soundsDir }: FileFolders,
  now: number = Date.now(),
): Promise<void> {
  if (relative(dataDir, soundsDir).startsWith('..')) return
  const names = await readdir(soundsDir).catch(() => [])
  const used = new Set([...(await listFilesInUse(db)), ...(await listOriginals(db))])
  for (const name of names.filter((file) => /^[0-9a-f]{64}\./.test(file) && !used.has(file))) {
    const path = join(soundsDir, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtimeMs < now - minAgeMs) await rm(path).catch(() => {})
  }
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
