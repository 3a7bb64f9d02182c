import type { Recording } from './types.ts'

/** Returns the number of 4/4 bars of a sound; calculated if not stored, 0 if unknown. */
export function countBars({
  bars,
  bpm,
  durationSeconds,
}: {
  readonly bars: number | null
  readonly bpm: number | null
  readonly durationSeconds: number | null
}): number {
  return bars ?? Math.round(((durationSeconds ?? 0) * (bpm ?? 0)) / 240)
}

/** Returns the number of beats of a loop, at least 4. */
export function countBeats({ sound, duration }: Recording): number {
  return sound ? 4 * Math.max(1, countBars({ ...sound, durationSeconds: duration })) : 4
}
