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
