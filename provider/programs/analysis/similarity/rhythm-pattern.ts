import { norm } from '../../../platform/sound/portable-math.ts'
import { excerptRate } from '../measure/excerpt.ts'
import { computeBandRises, curveRate, riseDelaySeconds } from '../measure/onset-curve.ts'

/** The sixteenths of a bar. */
const stepCount = 16
/** The bands of the onset curve that count as lows, mids and highs. */
const bandGroups = [[0], [1, 2], [3, 4]] as const

/** Smaller rises are no hits, in square roots of octaves: about 7 dB. */
const minRise = 1.5
/** The sum of the rises a second from which a rhythm counts in full. */
const fullRises = 30

/** The number of values that `measureRhythm` returns. */
const rhythmLength = stepCount * bandGroups.length

/**
 * Measures the rhythm of a mono loop at 44.1 kHz as a vector of length 1: how much its lows, mids and
 * highs rise at each sixteenth of a bar, on average over its bars of four beats. It is shorter if
 * hardly anything rises, and 0 without a tempo in BPM.
 */
export function measureRhythm(mono: Float32Array, bpm: number | null): number[] {
  const pattern = Array.from({ length: rhythmLength }, () => 0)
  if (bpm === null || mono.length === 0) return pattern
  const stepSeconds = 60 / bpm / 4
  const rises = computeBandRises(mono)
  let total = 0
  for (const [group, members] of bandGroups.entries()) {
    for (const member of members) {
      rises[member]?.forEach((rise, k) => {
        if (rise < minRise) return
        const seconds = k / curveRate - riseDelaySeconds
        const step = ((Math.round(seconds / stepSeconds) % stepCount) + stepCount) % stepCount
        const place = group * stepCount + step
        pattern[place] = (pattern[place] ?? 0) + rise
        total += rise
      })
    }
  }
  const length = norm(pattern)
  if (length === 0) return pattern
  const strength = Math.min(1, total / (mono.length / excerptRate) / fullRises)
  return pattern.map((value) => (strength * value) / length)
}
