import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { Track } from '#app/features/player/track.ts'

/** Changes wait for each other, so that sounds that are added in a row keep their order. */
let lastChange: Promise<unknown> = Promise.resolve()

/**
 * Adds a track to the tray, or removes it if it is there, and says so. A button passes whether it shows
 * the track as in the tray, so that it does what it says if another tab has changed the tray.
 */
export function toggleInTray(track: Track, isShownInTray?: boolean): void {
  lastChange = lastChange
    .then(() => import('./change-tray.ts'))
    .then(({ toggleTrack }) => toggleTrack(track, isShownInTray))
    .catch(reportNoResponse)
}
