import type { Recording } from './types.ts'

/** The longest recording that is decoded as a whole, in seconds; longer ones are streamed. */
const maxSeconds = 30

/** The same for loops, because a stream repeats with a gap and cannot be fitted; 32 MB in stereo. */
const maxLoopSeconds = 90

/** Returns whether a recording is fetched and decoded as a whole. */
export function isShort({ duration, sound }: Pick<Recording, 'duration' | 'sound'>): boolean {
  return duration !== null && duration <= (sound?.kind === 'loop' ? maxLoopSeconds : maxSeconds)
}
