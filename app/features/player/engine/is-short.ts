import type { Recording } from './types.ts'

/** The longest recording that is decoded as a whole, in seconds; longer ones are streamed. */
export const maxBufferSeconds = 30

/** Returns whether a recording is fetched and decoded as a whole. */
export function isShort({ duration }: Pick<Recording, 'duration'>): boolean {
  return duration !== null && duration <= maxBufferSeconds
}
