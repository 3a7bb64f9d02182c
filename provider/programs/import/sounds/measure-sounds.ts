import { readDecodedBytes } from '../../analysis/decode/open-sound-file.ts'
import type { CoverLook } from '../pictures/cover-look.ts'
import type { MeasuredSound } from './describe-sound.ts'
import type { ImportRecord } from '../manifest/import-record.ts'
import type { PackPlan } from '../pack-plan.ts'
import { isPreparedSound } from './prepared-sound.ts'
import { createError } from '../problem.ts'
import type { Problem } from '../problem.ts'
import type { ImportJob, SoundJob } from './import-jobs.ts'
import { chooseSoundSlugs } from './sound-slugs.ts'
import type { HashedSound } from './sound-slugs.ts'
import { JobFailedError, ThreadEndedError } from '../../../platform/workers/worker-pool.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'

/** Threads that measure sounds and mix demos. */
export interface SoundPool extends WorkerPool<ImportJob> {
  /** False to only measure, without writing files. */
  readonly writesFiles: boolean
  /** Called after each sound. */
  readonly onDone: (sound: HashedSound) => void
}

interface MeasureContext {
  readonly plan: PackPlan
  readonly record: ImportRecord | null
  readonly look: CoverLook
  readonly pool: SoundPool
}

export interface SoundMeasurements {
  readonly measured: MeasuredSound[]
  /** The slugs of the other sounds, whose problems are reported. */
  readonly failed: readonly string[]
  readonly problems: readonly Problem[]
}

/** Measures the sounds of a pack on all threads; reports unreadable ones. */
export async function measureSounds(
  sounds: readonly HashedSound[],
  { plan, record, look, pool }: MeasureContext,
): Promise<SoundMeasurements> {
  const problems: Problem[] = []
  const failed: string[] = []
  const slugs = chooseSoundSlugs(sounds, record)
  const results = await Promise.all(
    sounds.map(async (sound): Promise<MeasuredSound | null> => {
      const slug = slugs.get(sound) ?? ''
      try {
        const decodedBytes = await readDecodedBytes(sound.plan.found.path)
        const job = createJob(sound, plan, look, { decodedBytes, writesFiles: pool.writesFiles })
        const prepared = await pool.run(job)
        if (!isPreparedSound(prepared)) throw new JobFailedError('it cannot be measured')
        return { ...sound, slug, prepared }
      } catch (error) {
        const file = `${plan.found.label}/${sound.plan.found.relativePath}`
        problems.push(createError(file, explainFailure(error)))
        failed.push(slug)
        return null
      } finally {
        pool.onDone(sound)
      }
    }),
  )
  return { measured: results.filter((result) => result !== null), failed, problems }
}

/** Returns why a file cannot be imported; rethrows an error that affects all files. */
function explainFailure(error: unknown): string {
  if (error instanceof JobFailedError) return error.message
  if (error instanceof ThreadEndedError) return 'it needs too much memory or ends its decoder'
  throw error
}

function createJob(
  { plan, sha256 }: HashedSound,
  pack: PackPlan,
  look: CoverLook,
  work: Pick<SoundJob, 'decodedBytes' | 'writesFiles'>,
): SoundJob {
  const normalize = plan.manifest.normalize ?? pack.manifest.normalize === 'one-shots'
  const tags = {
    title: plan.name,
    artist: pack.artist.name,
    album: pack.title,
    genre: pack.genre.label,
    keywords: plan.tags,
  }
  const { path } = plan.found
  return { path, sha256, stated: plan.stated, look, normalize, tags, ...work }
}
