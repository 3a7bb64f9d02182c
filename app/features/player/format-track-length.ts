import { formatClock } from '#app/i18n/format.ts'

/**
 * Formats a track's length for the player as minutes and seconds: below ten seconds, it is rounded
 * up so that it is never `0:00`; above, as in sound lists.
 */
export function formatTrackLength(seconds: number): string {
  return formatClock(seconds < 10 ? Math.ceil(seconds) : seconds)
}
