import type { FileRef } from '../../../catalog/catalogue.ts'
import type { PreparedDemo, PreparedSound } from './import-jobs.ts'

/**
 * Returns whether a stored or received value is a result. Only this program writes results under
 * their names, so checking for its parts is enough.
 */
export function isPreparedSound(value: unknown): value is PreparedSound {
  return typeof value === 'object' && value !== null && 'analysis' in value && 'files' in value
}

/**
 * Returns whether a stored or received value is the demo of a pack; checks as little as
 * `isPreparedSound`.
 */
export function isPreparedDemo(value: unknown): value is PreparedDemo {
  return typeof value === 'object' && value !== null && 'preview' in value && 'peaks' in value
}

/** Lists the stored files of a result; null if it is not a result or has no files. */
export function listResultFiles(value: unknown): readonly FileRef[] | null {
  if (isPreparedSound(value)) {
    return value.files && [value.files.wav, value.files.preview, value.files.cover]
  }
  if (!isPreparedDemo(value)) return null
  return [value.preview, ...(value.cover === null ? [] : [value.cover])]
}
