import { availableParallelism } from 'node:os'
import { openWorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { DemoJob, ImportJob, SoundJob, SoundWorkerData } from './import-jobs.ts'

/**
 * Keeps an import below 512 MB on any number of cores: the program takes about 130 MB, each thread
 * about 35 MB, and a long sound about 40 MB more.
 */
const maxThreads = 6
const maxLongSounds = 3
/** The decoded samples in memory at once: 30 seconds in stereo at 44.1 kHz. */
const longSoundBytes = 30 * 44_100 * 2 * 4

/** V8 frees a thread's samples only when its heap grows; by default, they accumulate to 100 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 }

/** Estimates the bytes of samples that a job holds in memory; a demo mixes several sounds. */
export function estimateSamples(job: DemoJob | Pick<SoundJob, 'decodedBytes'>): number {
  return 'materials' in job ? longSoundBytes : Math.min(longSoundBytes, job.decodedBytes)
}

/** Opens threads that measure sounds; by default one per core, up to six. */
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
