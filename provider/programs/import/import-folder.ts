import { stat } from 'node:fs/promises'
import { getDefaultLanguage } from '#shop/languages.ts'
import { listOwnPacks } from '../../catalog/own-packs/own-packs.store.ts'
import { countSoundsOnSale } from '../../catalog/products.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { getEngine } from '../../platform/database/get-engine.ts'
import { findComingRelease } from '../../catalog/release.rules.ts'
import { checkPack } from './check-pack.ts'
import { importPack } from './import-pack.ts'
import type { PackResult } from './import-pack.ts'
import { openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
import { getFileLocation } from '../../platform/files/file-place.ts'
import type { SoundPool } from './sounds/measure-sounds.ts'
import type { ImportDefaults, PackPlan } from './pack-plan.ts'
import { planPacks } from './plan-packs.ts'
import { createNotice } from './problem.ts'
import { createProgress } from '../../platform/terminal/progress.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { readFolder } from './read-folder.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import type { FileFolders } from './remove-unused-files.ts'
import { reportPack, reportProblem, reportSummary } from './report.ts'
import type { ImportJob, SoundWorkerData } from './sounds/import-jobs.ts'
import { openSoundThreads } from './sounds/sound-pool.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'

export interface ImportOptions {
  readonly folder: string
  readonly defaults: ImportDefaults
  /** True to preview the import without writing anything. */
  readonly isCheck: boolean
  /** Null when checking a shop that has no database yet. */
  readonly db: Database | null
  readonly folders: FileFolders
  readonly output: Output
  /** Opens the threads that measure sounds; by default one per core, up to six. */
  readonly openThreads?: (data: SoundWorkerData) => WorkerPool<ImportJob>
  readonly now?: Date
  /** The number of sounds from which the import recommends PostgreSQL. */
  readonly maxSqliteSounds?: number
}

/** Thrown if nothing can be imported from a folder; the message is a sentence. */
export class FolderError extends Error {}

/**
 * Imports the packs of a folder one by one; returns whether all files were valid. Throws a
 * `FolderError` if there is no pack, or a `StorageError` if the shop's folder is not writable.
 */
export async function importFolder(options: ImportOptions): Promise<boolean> {
  const { folder, defaults, output } = options
  const { packs, problems } = await readFolder(await requireFolder(folder))
  if (packs.length === 0 && problems.length === 0) {
    throw new FolderError(`There are no WAV, AIFF or FLAC files in ${folder}.`)
  }
  const language = getDefaultLanguage(options.folders.shop.languages)
  const { plans, problems: planned } = await planPacks(packs, defaults, language, options.db)
  const early = [...problems, ...planned]
  for (const problem of early) reportProblem(problem, output)
  const results = await importPlans(plans, options)
  const isChanged = results.some(({ outcome }) => outcome === 'imported')
  if (options.db !== null && isChanged) await removeUnusedFiles(options.db, options.folders)
  const all = [...early, ...results.flatMap((result) => result.problems)]
  const errors = all.filter(({ level }) => level === 'error').length
  // Skipped after errors, because a refused folder may contain a pack on sale.
  if (options.db !== null && !options.isCheck && early.length === 0) {
    await reportOtherPacks(options.db, plans, output)
  }
  if (options.db !== null && isChanged) await reportSize(options, options.db)
  reportSummary(results, { errors, isCheck: options.isCheck, output })
  return errors === 0
}

/** Reports packs on sale without a folder here: a missing folder does not remove its pack. */
async function reportOtherPacks(
  db: Database,
  plans: readonly PackPlan[],
  output: Output,
): Promise<void> {
  const slugs = new Set(plans.map(({ slug }) => slug))
  for (const { row } of await listOwnPacks(db)) {
    if (row.published === 0 || slugs.has(row.slug)) continue
    reportProblem(createNotice(row.slug, 'it has no folder here, and stays on sale'), output)
  }
}

/** With more sounds, lists on SQLite take long enough to delay other visitors. */
const defaultMaxSqliteSounds = 20_000

/** Reports that a shop on SQLite has enough sounds for PostgreSQL to be recommended. */
async function reportSize(
  { output, maxSqliteSounds = defaultMaxSqliteSounds }: ImportOptions,
  db: Database,
): Promise<void> {
  if (getEngine(db).name !== 'sqlite' || (await countSoundsOnSale(db)) < maxSqliteSounds) return
  const reason = `a shop with ${maxSqliteSounds} sounds or more should use PostgreSQL; npm run move takes it there`
  reportProblem(createNotice('overtone.db', reason), output)
}

async function requireFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory()) return folder
  const reason =
    found === null ? 'does not exist' : 'is not a folder; name the folder that it is in'
  throw new FolderError(`${folder} ${reason}.`)
}

async function importPlans(
  plans: readonly PackPlan[],
  options: ImportOptions,
): Promise<PackResult[]> {
  const { db, output, now = new Date() } = options
  const { shop } = options.folders
  const catalogue = openCatalogueFiles(options.folders)
  const sounds = plans.flatMap((plan) => plan.sounds)
  const bytes = sounds.reduce((sum, { found }) => sum + found.bytes, 0)
  const progress = createProgress({ count: sounds.length, bytes }, output)
  const pool = openSoundPool(options, (size) => progress.add(size))
  const results: PackResult[] = []
  try {
    for (const plan of plans) {
      const result =
        db === null || options.isCheck
          ? await checkPack(plan, { db, pool, output })
          : await importPack(plan, { db, pool, catalogue, shop, now })
      progress.clear()
      const { released = '' } = plan.manifest
      reportPack(plan, result, output, findComingRelease(released, now, shop))
      results.push(result)
    }
  } finally {
    progress.clear()
    await pool.close()
  }
  return results
}

function openSoundPool(
  { folders, isCheck, openThreads = openSoundThreads }: ImportOptions,
  onDone: (bytes: number) => void,
): SoundPool {
  return {
    ...openThreads({ location: getFileLocation(folders) }),
    writesFiles: !isCheck,
    onDone: ({ plan }) => onDone(plan.found.bytes),
  }
}
