/** Samples below this fraction of the peak count as silence: −60 dB. */
const silentFraction = 1e-3

/** The first audible frame of a sound, and the frame after the last. */
export interface AudibleRange {
  readonly start: number
  readonly end: number
}

/** Finds the audible part of a mono sound, without the silence before and after it. */
export function findAudibleRange(mono: Float32Array): AudibleRange {
  let peak = 0
  for (let i = 0; i < mono.length; i += 1) peak = Math.max(peak, Math.abs(mono[i] ?? 0))
  const threshold = peak * silentFraction
  const isAudible = (sample: number) => Math.abs(sample) > threshold
  const start = mono.findIndex(isAudible)
  return start < 0 ? { start: 0, end: 0 } : { start, end: mono.findLastIndex(isAudible) + 1 }
}
