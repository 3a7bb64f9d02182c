import { getExactDuration } from './buffer-voice.ts'
import type { FitPlan } from './fit/fit-plan.ts'
import { isHead } from './fit/is-head.ts'
import type { Head } from './fit/render-fitted.ts'
import { stepsPerBar } from './mix.ts'
import type { JoinableMix } from './mix.ts'
import type { Output } from './output.ts'
import type { Recording } from './types.ts'

/** Where and when a sound joins a mix. */
interface Place {
  readonly output: Output
  /** In context time, in seconds. */
  readonly time: number
  /** The position in the original recording, in seconds. */
  readonly from: number
}

/**
 * Returns the place at which a sound joins a mix, not before `earliest` (context time, in seconds);
 * null if only the beginning of the sound is there. A loop of whole steps plays as if it had played
 * from the start of the mix; if it continues from a later position, from the step before it.
 */
export function findPlace(
  mix: JoinableMix,
  { duration, sound }: Recording,
  from: number,
  version: Head & { readonly plan: FitPlan | null },
  earliest: number,
): Place | null {
  if (isHead(version)) return null
  const { output, barSeconds } = mix
  const { time, elapsed } = mix.getNextStep(earliest)
  const { buffer, plan } = version
  const seconds = plan ? version.seconds : getExactDuration(buffer, duration)
  const step = barSeconds / stepsPerBar
  if (sound?.kind !== 'loop' || countUnits(seconds, step) === null) return { output, time, from }
  /** The seconds of the original in one second of the version. */
  const rate = plan ? (duration ?? seconds) / seconds : 1
  if (from === 0) return { output, time, from: (elapsed % seconds) * rate }
  return { output, time, from: Math.floor(from / rate / step + 1e-6) * step * rate }
}

/** Returns how many units a length is, up to a millisecond; null if it is not a whole number. */
export function countUnits(seconds: number, unit: number): number | null {
  const count = Math.round(seconds / unit)
  return count > 0 && Math.abs(seconds - count * unit) < 1e-3 ? count : null
}
