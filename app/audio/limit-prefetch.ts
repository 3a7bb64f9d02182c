import { isShort } from './is-short.ts'
import type { Recording } from './types.ts'

/**
 * How much is prefetched at a time, in seconds: in stereo, 63 MB of the 96 MB for decoded sounds.
 */
const maxSeconds = 180

/** Returns the short recordings to prefetch, the most urgent first, up to 180 seconds in total. */
export function limitPrefetch(recordings: readonly Recording[]): Recording[] {
  let seconds = 0
  return recordings.filter((recording) => {
    const sum = seconds + (recording.duration ?? 0)
    if (!isShort(recording) || sum > maxSeconds) return false
    seconds = sum
    return true
  })
}
