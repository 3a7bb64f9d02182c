import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { getStoredPath } from '#provider/platform/files/file-store.ts'
import { getDemoResultPath } from '#provider/programs/import/sounds/prepare-demo.ts'
import { getSoundResultPath } from '#provider/programs/import/sounds/prepare-sound.ts'
import { listResultFiles } from '#provider/programs/import/sounds/prepared-sound.ts'
import type { ImportJob, SoundWorkerData } from '#provider/programs/import/sounds/import-jobs.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import type { WorkerPool } from '#provider/platform/workers/worker-pool.ts'

let shared: (SoundWorkerData & { threads: WorkerPool<ImportJob> }) | undefined

/**
 * Opens one thread for all imports of a test worker. A sound is measured and a demo mixed once for all
 * tests; each shop gets a copy of the result, which is used again as by a second import.
 */
export function openSharedThreads(shop: SoundWorkerData): WorkerPool<ImportJob> {
  const { threads, ...measured } = (shared ??= openThreads())
  return {
    async run(job) {
      const result = await threads.run(job)
      const files = listResultFiles(result)
      if (files === null || ('writesFiles' in job && !job.writesFiles)) return result
      await mkdir(shop.soundsDir, { recursive: true })
      await mkdir(shop.resultsDir, { recursive: true })
      for (const file of files)
        await copyFile(getStoredPath(measured.soundsDir, file), getStoredPath(shop.soundsDir, file))
      await copyFile(locateResult(job, measured), locateResult(job, shop))
      return result
    },
    // Idle threads do not keep the worker running.
    close: async () => {},
  }
}

function openThreads() {
  const folder = join(inject('templateFolder'), 'measured')
  const places = { soundsDir: join(folder, 'files'), resultsDir: join(folder, 'imports') }
  return { ...places, threads: openSoundThreads(places, 1) }
}

function locateResult(job: ImportJob, { resultsDir }: SoundWorkerData): string {
  return 'materials' in job
    ? getDemoResultPath(job, resultsDir)
    : getSoundResultPath(job, resultsDir)
}
