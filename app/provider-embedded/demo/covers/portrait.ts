import type { Signal } from '../dsp/signal.ts'

/** What a cover shows of a sound: how strong each band is in each slice of time, 0 to 1. */
export interface Portrait {
  /** One row a band, low to high; each row has one level a slice. */
  readonly bands: readonly (readonly number[])[]
  /** All bands together, one level a slice. */
  readonly envelope: readonly number[]
  /** Where the energy lies between dull (0) and bright (1). */
  readonly brightness: number
}

const edges = [110, 280, 700, 1800, 5000] as const

/**
 * Analyses a sound in six bands and a number of slices, up to where it has fallen for good below a
 * share of its peak.
 */
export function portraitOf(
  channels: Signal,
  { slices, audible }: { slices: number; audible: number },
): Portrait {
  const sound = audiblePart(channels[0] ?? new Float32Array(0), audible)
  const energies = splitBands(sound).map((band) => sliceLevels(band, slices))
  const total = sliceLevels(sound, slices)
  const sums = energies.map((levels) => levels.reduce((sum, level) => sum + level, 0))
  const all = sums.reduce((sum, value) => sum + value, 0) || 1
  const centre = sums.reduce((sum, value, index) => sum + value * index, 0) / all
  return {
    bands: energies.map((levels) => normalised(levels)),
    envelope: normalised(total),
    brightness: centre / edges.length,
  }
}

function audiblePart(sound: Float32Array, audible: number): Float32Array {
  const loudest = sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const end = sound.findLastIndex((sample) => Math.abs(sample) > loudest * audible)
  return sound.subarray(0, end + 1)
}

/** Bands that add up to the sound: what a low-pass lets through minus what the one below does. */
function splitBands(sound: Float32Array): Float32Array[] {
  const lows = edges.map((edge) => lowPassed(lowPassed(sound, edge), edge))
  return [...lows, sound].map((low, index) => {
    const below = lows[index - 1]
    return below === undefined ? low : low.map((sample, frame) => sample - (below[frame] ?? 0))
  })
}

function lowPassed(sound: Float32Array, hertz: number): Float32Array {
  const share = (2 * Math.PI * hertz) / 44_100
  const speed = share / (1 + share)
  let level = 0
  return sound.map((sample) => {
    level += speed * (sample - level)
    return level
  })
}

function sliceLevels(sound: Float32Array, slices: number): number[] {
  return Array.from({ length: slices }, (_, index) => {
    const from = Math.floor((index * sound.length) / slices)
    const part = sound.subarray(from, Math.floor(((index + 1) * sound.length) / slices))
    const squares = part.reduce((sum, sample) => sum + sample * sample, 0)
    return part.length === 0 ? 0 : Math.sqrt(squares / part.length)
  })
}

function normalised(levels: readonly number[]): number[] {
  const most = Math.max(...levels)
  return levels.map((level) => (most === 0 ? 0 : Math.sqrt(level / most)))
}
