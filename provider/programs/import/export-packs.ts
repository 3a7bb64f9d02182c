import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ensureFolder } from '../../platform/files/ensure-folder.ts'
import { listOwnPacks } from '../../catalog/own-packs/own-packs.store.ts'
import type { OwnPack } from '../../catalog/own-packs/own-packs.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { exportPack } from './export-pack.ts'
import { openImportFiles } from './import-files.ts'
import { FolderError } from './import-folder.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import type { FileFolders } from './remove-unused-files.ts'
import { formatCount, reportProblem } from './report.ts'

interface ExportOptions extends FileFolders {
  /** An empty or new folder. */
  readonly folder: string
  readonly output: Output
}

/**
 * Exports the imported packs as folders with a manifest, the sold WAVs and the pictures, from which
 * another shop can import the same products. Returns false if anything was missing, which is
 * reported. Throws a `FolderError` if the folder is not empty. A failed export leaves nothing in
 * it.
 */
export async function exportPacks(db: Database, options: ExportOptions): Promise<boolean> {
  const { folder } = options
  await requireEmpty(folder)
  const packs = await listOwnPacks(db)
  try {
    return await exportAll(db, packs, options)
  } catch (error) {
    for (const { row } of packs) {
      await rm(join(folder, row.slug), { recursive: true, force: true }).catch(() => {})
    }
    throw error
  }
}

async function exportAll(
  db: Database,
  packs: readonly OwnPack[],
  options: ExportOptions,
): Promise<boolean> {
  const { folder, output } = options
  const { catalogue } = openImportFiles(options)
  let errors = 0
  for (const pack of packs) {
    const { count, problems } = await exportPack(db, pack, { folder, catalogue })
    for (const problem of problems) reportProblem(problem, output)
    errors += problems.length
    output.print(
      output.isJson
        ? JSON.stringify({ event: 'pack', pack: pack.row.slug, outcome: 'exported', sounds: count })
        : `${pack.row.name}: exported (${formatCount(count, 'sound')})`,
    )
  }
  const faults = errors === 0 ? '' : `; ${formatCount(errors, 'problem')}, see above`
  if (!output.isJson) {
    output.print(`${formatCount(packs.length, 'pack')} exported to ${folder}${faults}.`)
  }
  return errors === 0
}

async function requireEmpty(folder: string): Promise<void> {
  ensureFolder(resolve(folder), 0o777)
  const names = await readdir(folder)
  if (names.length > 0) throw new FolderError(`${folder} is not empty; name a new folder.`)
}
