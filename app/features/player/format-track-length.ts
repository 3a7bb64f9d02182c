import { formatClock } from '#app/i18n/format.ts'

/**
 * Formats the length of a track for the player as minutes and seconds: rounded up below ten
 * seconds, so that it is never `0:00`, and as in lists of sounds above.
 */
export function formatTrackLength(seconds: number): string {
  return formatClock(seconds < 10 ? Math.ceil(seconds) : seconds)
}
