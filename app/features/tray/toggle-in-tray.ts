import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { Track } from '#app/features/player/track.ts'

/** Changes are chained, so that sounds added in a row keep their order. */
let lastChange: Promise<unknown> = Promise.resolve()

/**
 * Adds a track to the tray, or removes it if it is there, which can be undone. Buttons pass the state
 * they show, so that they do what they say even if another tab has changed the tray.
 */
export function toggleInTray(track: Track, isShownInTray?: boolean): void {
  lastChange = lastChange
    .then(() => import('./change-tray.ts'))
    .then(({ toggleTrack }) => toggleTrack(track, isShownInTray))
    .catch(reportNoResponse)
}
