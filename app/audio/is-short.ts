import type { Recording } from './types.ts'

/** The longest recording that is decoded as a whole, in seconds; longer ones are streamed. */
const maxSeconds = 30

/**
 * The limit for loops, in seconds: a stream repeats with a gap and cannot be fitted; 32 MB in
 * stereo.
 */
const maxLoopSeconds = 90

/** Returns whether a recording is short enough to be decoded as a whole. */
export function isShort({ duration, sound }: Pick<Recording, 'duration' | 'sound'>): boolean {
  return duration !== null && duration <= (sound?.kind === 'loop' ? maxLoopSeconds : maxSeconds)
}
