import type { Dial } from '#app/features/dial/dial.ts'
import { planFit } from '#app/features/dial/plan-fit.ts'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'
import { isShort } from '#app/audio/is-short.ts'
import { toRecording } from './track.ts'
import type { Track } from './track.ts'

/**
 * Returns how a track is fitted to the dial; null if it is played unchanged, as streamed tracks
 * are.
 */
export function planTrackFit(track: Track, dial: Dial): FitPlan | null {
  return isShort(toRecording(track)) ? planFit(track, dial) : null
}
