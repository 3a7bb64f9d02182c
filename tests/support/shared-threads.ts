import { join } from 'node:path'
import { inject } from 'vitest'
import { toKey } from '#provider/platform/files/hashed-files.ts'
import { openImportFiles } from '#provider/programs/import/import-files.ts'
import { getDemoResultKey } from '#provider/programs/import/sounds/prepare-demo.ts'
import { getSoundResultKey } from '#provider/programs/import/sounds/prepare-sound.ts'
import { listResultFiles } from '#provider/programs/import/sounds/prepared-sound.ts'
import type { ImportJob, SoundWorkerData } from '#provider/programs/import/sounds/import-jobs.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import type { WorkerPool } from '#provider/platform/workers/worker-pool.ts'

let shared: (SoundWorkerData & { threads: WorkerPool<ImportJob> }) | undefined

/**
 * Opens one worker pool for all imports of a test worker. Each sound is measured and each demo
 * mixed once for all tests; each shop gets a copy of the result, which it reuses as in a second
 * import.
 */
export function openSharedThreads(shop: SoundWorkerData): WorkerPool<ImportJob> {
  const { threads, location } = (shared ??= openThreads())
  const from = openImportFiles(location)
  const to = openImportFiles(shop.location)
  return {
    async run(job) {
      const result = await threads.run(job)
      const files = listResultFiles(result)
      if (files === null || 'storedWav' in job) return result
      if ('writesFiles' in job && !job.writesFiles) return result
      for (const key of files.map(toKey))
        await to.catalogue.put(key, () => from.catalogue.read(key))
      const key = 'materials' in job ? getDemoResultKey(job) : getSoundResultKey(job)
      await to.results.put(key, () => from.results.read(key))
      return result
    },
    // Idle threads do not keep the worker running.
    close: async () => {},
  }
}

function openThreads() {
  const dataDir = join(inject('templateFolder'), 'measured')
  const data = { location: { dataDir, catalogueDir: dataDir } }
  return { ...data, threads: openSoundThreads(data, 1) }
}
