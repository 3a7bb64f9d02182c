import { isShort } from './is-short.ts'
import type { Recording } from './types.ts'

/** How much is fetched ahead at a time, in seconds: in stereo, 63 MB of the 96 MB for decoded sounds. */
const maxSeconds = 180

/** Returns the recordings to fetch ahead: the short ones, the most urgent first, while there is room. */
export function limitPrefetch(recordings: readonly Recording[]): Recording[] {
  let seconds = 0
  return recordings.filter((recording) => {
    const sum = seconds + (recording.duration ?? 0)
    if (!isShort(recording) || sum > maxSeconds) return false
    seconds = sum
    return true
  })
}
