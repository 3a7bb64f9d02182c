import type { SoundMeasures } from '../../../catalog/characters/measures.rules.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { toKey } from '../../../platform/files/hashed-files.ts'
import { analyzeFile } from '../../analysis/analyze-file.ts'
import { openStoredBytes } from '../../analysis/decode/stored-bytes.ts'
import { UnreadableSoundError } from '../../analysis/unreadable-sound-error.ts'
import type { MeasureJob } from './import-jobs.ts'

/** The measures of a stored sound; null for silence. */
export interface StoredMeasures {
  readonly measures: SoundMeasures | null
}

const nothingStated = { kind: null, instrument: null, bpm: null, key: null } as const

/**
 * Measures a stored sound. Throws an error whose message describes the problem with the file, such
 * as that it is missing.
 */
export async function measureStored(
  { storedWav }: MeasureJob,
  catalogue: FileStore,
): Promise<StoredMeasures> {
  const key = toKey({ sha256: storedWav, extension: 'wav' })
  if ((await catalogue.stat(key)) === null)
    throw new UnreadableSoundError(`Its file ${catalogue.describe(key)} is missing.`)
  const { measures } = await analyzeFile(await openStoredBytes(catalogue, key), nothingStated)
  return { measures }
}

/** Returns whether a received value is the result of `measureStored`. */
export function isStoredMeasures(value: unknown): value is StoredMeasures {
  return typeof value === 'object' && value !== null && 'measures' in value
}
