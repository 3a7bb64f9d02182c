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
  const energies = bandLevels(sound, slices)
  const sums = energies.map((levels) => levels.reduce((sum, level) => sum + level, 0))
  const all = sums.reduce((sum, value) => sum + value, 0) || 1
  const centre = sums.reduce((sum, value, index) => sum + value * index, 0) / all
  const total = Array.from({ length: slices }, (_, slice) =>
    Math.hypot(...energies.map((levels) => levels[slice] ?? 0)),
  )
  return {
    bands: energies.map((levels) => normalised(levels)),
    envelope: normalised(total),
    brightness: centre / edges.length,
  }
}

function audiblePart(sound: Float32Array, audible: number): Float32Array {
  let loudest = 0
  for (const sample of sound) loudest = Math.max(loudest, Math.abs(sample))
  let end = sound.length
  while (end > 0 && Math.abs(sound[end - 1] ?? 0) <= loudest * audible) end -= 1
  return sound.subarray(0, end)
}

/**
 * Mean level of each band in each slice. A band is what a low-pass lets through minus what the one
 * below does; all are run in one pass, since this is the slowest part of a cover.
 */
function bandLevels(sound: Float32Array, slices: number): number[][] {
  const speeds = edges.map((edge) => (2 * Math.PI * edge) / (44_100 + 2 * Math.PI * edge))
  const first = new Float64Array(edges.length)
  const second = new Float64Array(edges.length)
  const squares = [...edges, 0].map(() => new Float64Array(slices))
  for (let frame = 0; frame < sound.length; frame += 1) {
    const sample = sound[frame] ?? 0
    const slice = Math.floor((frame * slices) / sound.length)
    let below = 0
    for (let band = 0; band <= edges.length; band += 1) {
      const speed = speeds[band]
      let level = sample
      if (speed !== undefined) {
        const once = (first[band] ?? 0) + speed * (sample - (first[band] ?? 0))
        level = (second[band] ?? 0) + speed * (once - (second[band] ?? 0))
        first[band] = once
        second[band] = level
      }
      const row = squares[band]
      if (row !== undefined) row[slice] = (row[slice] ?? 0) + (level - below) ** 2
      below = level
    }
  }
  const length = Math.max(1, sound.length / slices)
  return squares.map((row) => [...row].map((sum) => Math.sqrt(sum / length)))
}

function normalised(levels: readonly number[]): number[] {
  const most = Math.max(...levels)
  return levels.map((level) => (most === 0 ? 0 : Math.sqrt(level / most)))
}
