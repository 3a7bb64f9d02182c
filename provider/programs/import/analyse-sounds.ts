import { instruments } from '../../catalog/instruments.ts'
import {
  countUnmeasured,
  listUnmeasured,
  type RenewedMeasures,
  type UnmeasuredSound,
} from '../../catalog/characters/measures.store.ts'
import { storeMeasures, updateCharacters } from '../../catalog/characters/store-measures.ts'
import type { Database } from '../../platform/database/database.ts'
import { getFileLocation, type FileLocation } from '../../platform/files/file-place.ts'
import { createProgress, type Output, type Progress } from '../../platform/terminal/progress.ts'
import { JobFailedError, ThreadEndedError } from '../../platform/workers/worker-pool.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'
import { createError } from './problem.ts'
import { formatCount, reportProblem } from './report.ts'
import type { StatedAttributes } from '../analysis/sound-analysis.ts'
import type { ImportJob, SoundWorkerData } from './sounds/import-jobs.ts'
import { isRenewedMeasures } from './sounds/measure-stored.ts'

/** The sounds that are measured, stored and indexed together: a few seconds of work. */
const defaultBatchSize = 50

export interface AnalyseOptions {
  readonly folders: FileLocation
  readonly output: Output
  /** Opens the threads that measure sounds. */
  readonly openThreads: (data: SoundWorkerData) => WorkerPool<ImportJob>
  readonly batchSize?: number
}

/**
 * Measures the sounds on sale that no version or an earlier one has measured, while the shop runs;
 * returns whether all files could be read. Stores and indexes a batch at a time, so that after an
 * interruption the next call continues.
 */
export async function analyseSounds(
  db: Database,
  { folders, output, openThreads, batchSize = defaultBatchSize }: AnalyseOptions,
): Promise<boolean> {
  const progress = createProgress(await countUnmeasured(db), output)
  const pool = openThreads({ location: getFileLocation(folders) })
  let [measured, errors] = [0, 0]
  try {
    for (let lastId: number | undefined = 0; lastId !== undefined;) {
      const sounds: UnmeasuredSound[] = await listUnmeasured(db, lastId, batchSize)
      const results = await Promise.all(sounds.map((sound) => measure(sound, pool, progress)))
      const found = results.filter((result) => 'sound' in result)
      progress.clear()
      for (const result of results) {
        if ('reason' in result) reportProblem(createError(result.name, result.reason), output)
      }
      await storeMeasures(db, found)
      measured += found.length
      errors += results.length - found.length
      lastId = sounds.at(-1)?.id
    }
  } finally {
    progress.clear()
    await pool.close()
  }
  await updateCharacters(db)
  report({ measured, errors }, output)
  return errors === 0
}

type Result =
  | { readonly sound: UnmeasuredSound; readonly renewed: RenewedMeasures }
  | { readonly name: string; readonly reason: string }

async function measure(
  sound: UnmeasuredSound,
  pool: WorkerPool<ImportJob>,
  progress: Progress,
): Promise<Result> {
  try {
    const { wav_sha256: storedWav, wav_bytes: bytes } = sound
    const job = { storedWav, stated: toStated(sound), decodedBytes: 2 * bytes }
    const result = await pool.run(job)
    if (!isRenewedMeasures(result)) throw new JobFailedError('it cannot be measured')
    return { sound, renewed: result }
  } catch (error) {
    const name = `${sound.pack}/${sound.name}`
    if (error instanceof JobFailedError) return { name, reason: error.message }
    if (error instanceof ThreadEndedError) return { name, reason: 'it needs too much memory' }
    throw error
  } finally {
    progress.add(sound.wav_bytes)
  }
}

/** Returns what the catalogue says about a sound, which stays as it is. */
function toStated({ kind, instrument, music_key: key, bpm }: UnmeasuredSound): StatedAttributes {
  return {
    kind,
    instrument: instruments.find((name) => name === instrument) ?? null,
    bpm: bpm === null ? null : { value: bpm, evidence: 'manifest', confidence: 1 },
    key: key === null ? null : { value: key, evidence: 'manifest', confidence: 1 },
  }
}

function report(counts: { readonly measured: number; readonly errors: number }, output: Output) {
  const { measured, errors } = counts
  if (output.isJson) {
    output.print(JSON.stringify({ event: 'end', measured, errors }))
    return
  }
  const faults = errors === 0 ? '' : `; ${formatCount(errors, 'problem')}, see above`
  const done = measured === 0 ? 'Nothing to measure' : `${formatCount(measured, 'sound')} measured`
  output.print(`${done}${faults}.`)
}
