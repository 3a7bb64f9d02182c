import type { RenewedMeasures } from '../../../catalog/characters/measures.store.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { toKey } from '../../../platform/files/hashed-files.ts'
import { analyzeFile } from '../../analysis/analyze-file.ts'
import { openStoredBytes } from '../../analysis/decode/stored-bytes.ts'
import { UnreadableSoundError } from '../../analysis/unreadable-sound-error.ts'
import type { MeasureJob } from './import-jobs.ts'

/**
 * Measures a stored sound. Throws an error whose message describes the problem with the file, such
 * as that it is missing.
 */
export async function measureStored(
  { storedWav, stated }: MeasureJob,
  catalogue: FileStore,
): Promise<RenewedMeasures> {
  const key = toKey({ sha256: storedWav, extension: 'wav' })
  if ((await catalogue.stat(key)) === null)
    throw new UnreadableSoundError(`Its file ${catalogue.describe(key)} is missing.`)
  const file = await openStoredBytes(catalogue, key)
  const { measures, burstLoudness, rootNote, onsets, features } = await analyzeFile(file, stated)
  // The sampler shows the octave of a root only beside its key.
  return {
    measures,
    burstLoudness,
    rootNote: stated.key === null ? null : rootNote,
    onsets,
    features,
  }
}

/** Returns whether a received value is the result of `measureStored`. */
export function isRenewedMeasures(value: unknown): value is RenewedMeasures {
  return typeof value === 'object' && value !== null && 'measures' in value && 'features' in value
}
