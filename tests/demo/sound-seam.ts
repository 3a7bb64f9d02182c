import type { SoundRule } from './sound-rules.ts'
import { mixToMono, computeSpectrum } from './sound-spectrum.ts'

const windowSize = 1024
const hopSize = 256
const hopsPerWindow = windowSize / hopSize

/** Maximum abruptness of the seam, relative to the most abrupt change elsewhere in the loop. */
const maxAbruptness = 1.25

/** Computes the log power of each bin in each window; the last windows wrap around to the start. */
function computeLogSpectra(mono: Float32Array): Float64Array[] {
  return Array.from({ length: Math.floor(mono.length / hopSize) }, (_, k) =>
    computeSpectrum(mono, k * hopSize, windowSize).map((power) => Math.log10(power + 1e-4)),
  )
}

interface Change {
  /** First frame after the boundary between two adjacent windows. */
  readonly at: number
  readonly rise: number
  readonly fall: number
}

/** Computes how much all bins together rise and fall from each window to the next. */
function computeChanges(mono: Float32Array): Change[] {
  const levels = computeLogSpectra(mono)
  return levels.map((after, k) => {
    const before = levels[(k - hopsPerWindow + levels.length) % levels.length]
    let [rise, fall] = [0, 0]
    after.forEach((level, bin) => {
      const step = level - (before?.[bin] ?? level)
      if (step > 0) rise += step
      else fall -= step
    })
    return { at: k * hopSize, rise, fall }
  })
}

/**
 * Returns how abruptly a loop changes where its end meets its start, relative to the most abrupt
 * change elsewhere; the larger of rise and fall.
 */
function measureAbruptness(channels: readonly Float32Array[]): number {
  const mono = mixToMono(channels)
  const near = ({ at }: Change) => at < windowSize || at > mono.length - windowSize
  const { seam = [], inside = [] } = Object.groupBy(computeChanges(mono), (change) =>
    near(change) ? 'seam' : 'inside',
  )
  const findMaximum = (changes: readonly Change[], direction: 'rise' | 'fall') =>
    Math.max(1e-9, ...changes.map((change) => change[direction]))
  return Math.max(
    findMaximum(seam, 'rise') / findMaximum(inside, 'rise'),
    findMaximum(seam, 'fall') / findMaximum(inside, 'fall'),
  )
}

/** The rule that a repeated loop has no audible seam. */
export const seamRules: readonly SoundRule[] = [
  {
    title: 'a loop changes at most 1.25 times as abruptly at its seam as elsewhere',
    findViolation: ({ spec, channels }) => {
      if (spec.kind !== 'loop') return null
      const ratio = measureAbruptness(channels)
      return ratio <= maxAbruptness ? null : `${ratio.toFixed(2)} times as abrupt`
    },
  },
]
