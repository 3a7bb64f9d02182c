import { isShort } from './is-short.ts'
import type { Recording } from './types.ts'

/**
 * Returns whether a recording can be heard over a mix: a loop or a one-shot that is decoded as a
 * whole, but not a pack's demo, which is a mix of its own.
 */
export function canJoin(recording: Recording): boolean {
  const kind = recording.sound?.kind
  return isShort(recording) && (kind === 'loop' || kind === 'one-shot')
}
