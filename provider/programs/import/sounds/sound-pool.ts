import { availableParallelism } from 'node:os'
import { openWorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { DemoJob, ImportJob, SoundJob, SoundWorkerData } from './import-jobs.ts'

/**
 * An import takes less than 512 MB, whatever the number of cores: the program about 130 MB, a
 * thread about 35 MB, and a long sound about 40 MB more.
 */
const maxThreads = 6
const maxLongSounds = 3
/** The part of a sound that is in memory at once: 30 seconds in stereo at 44.1 kHz. */
const longSoundBytes = 30 * 44_100 * 2 * 4

/** V8 frees the samples of a thread only when its heap grows; by default, they add up to 100 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 }

/** How many bytes of samples a job may have in memory; a demo is mixed of several sounds. */
export function estimateSamples(job: DemoJob | Pick<SoundJob, 'decodedBytes'>): number {
  return 'materials' in job ? longSoundBytes : Math.min(longSoundBytes, job.decodedBytes)
}

/** Opens threads that measure sounds: as many as there are cores, six at most, by default. */
export function openSoundThreads(
  workerData: SoundWorkerData,
  threads: number = Math.min(maxThreads, availableParallelism()),
): WorkerPool<ImportJob> {
  return openWorkerPool<ImportJob>({
    module: new URL('./sound-worker.ts', import.meta.url),
    workerData,
    size: threads,
    resourceLimits,
    admission: { capacity: maxLongSounds * longSoundBytes, weigh: estimateSamples },
  })
}
