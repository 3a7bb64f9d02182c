import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Catalogue, CataloguePack } from '../../../catalog/catalogue.ts'
import type { PackSpec } from '../types.ts'
import { listJobs, readPackFiles, readSound, type Job } from './jobs.ts'
import { loadPacks, packsModuleUrl } from './load-packs.ts'
import { manifestFileName, readCompleteManifest } from './manifest.ts'
import { computeSourceHash, computeTextsHash } from './source-hash.ts'
import { openManifestStore, openStore, prepareStore, type Store } from './store.ts'
import { runJobs } from './run-jobs.ts'

const smallPackCount = 3

export interface RenderOptions {
  /** Folder of the catalogue; created if it is missing. */
  readonly dir: string
  /** `small` renders the first three packs. */
  readonly scale: 'full' | 'small'
  /** Number of worker threads; defaults to the number of cores. */
  readonly workers?: number
  /** Called once at the start and after each sound and each demo. */
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal
  /** File URL of a module that exports `packSpecs`; defaults to the packs of the demo catalogue. */
  readonly packs?: string
}

export interface Progress {
  readonly done: number
  readonly total: number
  /** Name of the pack whose job has just finished, such as "Dusk Textures"; empty at the start. */
  readonly label: string
}

/**
 * Renders the demo catalogue into a folder unless it is up to date. It resumes an interrupted run,
 * and several processes can use one folder. Rejects with an error that contains the path of an
 * unwritable folder or the slug of a failed sound, or with the abort signal's reason.
 */
export async function renderCatalogue(options: RenderOptions): Promise<Catalogue> {
  const { dir, scale, packs: module = packsModuleUrl } = options
  const hash = computeSourceHash(module)
  const version = hashVersion([hash, computeTextsHash(), scale])
  const finished = await readCompleteManifest(dir, version)
  if (finished !== null) return finished
  const store = openStore(dir, hash)
  await prepareStore(dir, store)
  const all = await loadPacks(module)
  const packs = scale === 'small' ? all.slice(0, smallPackCount) : all
  await renderMissing(store, listJobs(packs), packs, { ...options, hash, module })
  const manifest = {
    version,
    packs: await Promise.all(packs.map((pack) => collectPack(store, pack))),
  }
  await openManifestStore(dir).put(manifestFileName, JSON.stringify(manifest))
  return manifest
}

/** Combines hashes to a version; changed translations yield a new one without rendering again. */
function hashVersion(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)
}

async function renderMissing(
  store: Store,
  jobs: readonly Job[],
  packs: readonly PackSpec[],
  options: RenderOptions & { hash: string; module: string },
): Promise<void> {
  const states = await Promise.all(jobs.map((job) => isDone(store, job)))
  const missing = jobs.filter((_, index) => states[index] === false)
  const names = new Map(packs.map((pack) => [pack.slug, pack.name]))
  let done = jobs.length - missing.length
  const report = (label: string) => options.onProgress?.({ done, total: jobs.length, label })
  report('')
  await runJobs(missing, {
    threadOptions: { dir: options.dir, hash: options.hash, packsModule: options.module },
    workers: options.workers ?? availableParallelism(),
    signal: options.signal,
    onDone: (job) => {
      done += 1
      report(names.get(job.pack) ?? job.pack)
    },
  })
}

async function isDone(store: Store, job: Job): Promise<boolean> {
  const result = job.sound === null ? readPackFiles(store, job) : readSound(store, job)
  return (await result) !== null
}

async function collectPack(store: Store, pack: PackSpec): Promise<CataloguePack> {
  const jobs = listJobs([pack])
  const own = jobs.find((job) => job.sound === null)
  const files = own === undefined ? null : await readPackFiles(store, own)
  const sounds = await Promise.all(
    jobs.filter((job) => job.sound !== null).map((job) => readSound(store, job)),
  )
  if (files === null || sounds.includes(null))
    throw new Error(`Files of the pack ${pack.name} were deleted during rendering.`)
  return { ...pack, ...files, sounds: sounds.filter((sound) => sound !== null) }
}
