import type { PreparedSound } from './sound-job.ts'

/**
 * Returns whether a stored or received value is a result. Only this program writes results under
 * their names, so the presence of its parts is enough.
 */
export function isPreparedSound(value: unknown): value is PreparedSound {
  return typeof value === 'object' && value !== null && 'analysis' in value && 'files' in value
}
