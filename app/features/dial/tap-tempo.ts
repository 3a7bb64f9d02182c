import { maxTempo, minTempo } from './dial.ts'

/** A longer pause restarts the measurement: a beat at the slowest tempo, plus a tolerance. */
const maxPauseMilliseconds = 2000

/** How many taps are averaged. */
const maxTaps = 9

/** Appends the time of a tap, in milliseconds, to the previous ones. */
export function addTap(taps: readonly number[], time: number): number[] {
  const last = taps.at(-1) ?? -Infinity
  return time - last > maxPauseMilliseconds ? [time] : [...taps, time].slice(-maxTaps)
}

/**
 * Returns the average tempo of the taps in whole BPM, within the limits; null for fewer than two.
 */
export function getTappedTempo(taps: readonly number[]): number | null {
  const [first] = taps
  const last = taps.at(-1)
  if (first === undefined || last === undefined || last <= first) return null
  const tempo = Math.round((60_000 * (taps.length - 1)) / (last - first))
  return Math.max(minTempo, Math.min(maxTempo, tempo))
}
