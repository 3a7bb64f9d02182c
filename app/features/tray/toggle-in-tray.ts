import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { Track } from '#app/features/player/track.ts'

/** Changes wait for each other, so that sounds that are added in a row keep their order. */
let lastChange: Promise<unknown> = Promise.resolve()

/** Adds a track to the tray, or removes it if it is there, and says so. */
export function toggleInTray(track: Track): void {
  lastChange = lastChange
    .then(() => import('./change-tray.ts'))
    .then(({ toggleTrack }) => toggleTrack(track))
    .catch(reportNoResponse)
}
