import { log2 } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from '../dsp/sample-rate.ts'
import { toStereo, type Signal } from '../dsp/signal.ts'
import { computeChroma } from './chroma.ts'
import { bandCount, computeSpectrogram } from './spectrogram.ts'

/**
 * Levels from 0 to 1: one row per time slice, with one level per frequency band from low to high.
 */
type Levels = readonly (readonly number[])[]

/** The measured features that a sound's cover is drawn from. The same sound gets the same cover. */
export interface SoundFeatures {
  /** Duration on a logarithmic scale, from 0.05 s (0) to 4 s (1). */
  readonly length: number
  /** The strongest pitch class, in semitones above C. */
  readonly pitchClass: number
  /** The spectral centroid, from dull (0) to bright (1). */
  readonly brightness: number
  /**
   * The spread of the spectrum around its centroid, from a single tone (0) to the audible range
   * (1).
   */
  readonly breadth: number
  /** Strength of each pitch class, starting at C; the strongest is 1. */
  readonly chroma: readonly number[]
  /** Loudness of equal time slices; the loudest is 1. */
  readonly envelope: (slices: number) => readonly number[]
  /** Levels of equal frequency bands in equal time slices; `spread` is their range in decibels. */
  readonly spectrum: (slices: number, bands: number, spread?: number) => Levels
  /**
   * The same levels relative to the mean of each band, as ranks from 0 (weakest) to 1 (strongest).
   */
  readonly mosaic: (slices: number, bands: number) => Levels
  /** Onset strength per step of a bar and frequency band, summed over all bars; at most 1. */
  readonly pattern: (steps: number, bands: number) => Levels
}

/** Measures a sound; `tempo`, in beats per minute, determines the length of its bars. */
export function extractFeatures(channels: Signal, tempo: number): SoundFeatures {
  const sound = toTrimmedMono(channels)
  const frames = computeSpectrogram(sound)
  const power = (from: number, to: number, low: number, high: number) =>
    mean(frames.slice(from, to).map((bands) => mean(bands.slice(low, high))))
  const rises = computeRises(frames)
  const bars = (sound.length / sampleRate / 240) * tempo
  const totals = Array.from({ length: bandCount }, (_, band) =>
    Math.sqrt(mean(frames.map((bands) => bands[band] ?? 0))),
  )
  const chroma = computeChroma(sound)
  return {
    length: scaleDuration(sound.length / sampleRate),
    pitchClass: chroma.indexOf(Math.max(...chroma)),
    brightness: computeCentroid(totals),
    breadth: computeSpread(totals),
    chroma,
    envelope(slices) {
      const levels = splitRange(slices, frames.length).map(([from, to]) =>
        Math.sqrt(power(from, to, 0, bandCount)),
      )
      return scaleToOne(levels)
    },
    spectrum(slices, bands, spread = 36) {
      const rows = splitRange(slices, frames.length).map(([from, to]) =>
        splitRange(bands, bandCount).map(([low, high]) => power(from, to, low, high)),
      )
      return scaleDecibels(rows, spread)
    },
    mosaic(slices, bands) {
      const rows = splitRange(slices, frames.length).map(([from, to]) =>
        splitRange(bands, bandCount).map(([low, high]) =>
          Math.sqrt(Math.sqrt(power(from, to, low, high))),
        ),
      )
      return rankLevels(equalizeBands(rows))
    },
    pattern: (steps, bands) => sumOverBars(rises, steps, bands, bars),
  }
}

function toTrimmedMono(channels: Signal): Float32Array {
  const [left, right] = toStereo(channels)
  const mono = left.map((sample, frame) => (sample + (right[frame] ?? 0)) / 2)
  const loudest = mono.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  let end = mono.length
  while (end > 0 && Math.abs(mono[end - 1] ?? 0) <= loudest / 100) end -= 1
  return mono.subarray(0, end)
}

function computeRises(frames: Levels): Levels {
  return frames.map((bands, time) =>
    bands.map((power, band) =>
      Math.max(0, Math.sqrt(power) - Math.sqrt(frames[time - 1]?.[band] ?? 0)),
    ),
  )
}

function sumOverBars(rises: Levels, slices: number, bands: number, bars: number): Levels {
  const sums = Array.from({ length: slices }, () => Array.from({ length: bands }, () => 0))
  for (const [time, row] of rises.entries()) {
    // A rise belongs to the next window because its onset lies in the second half of this one.
    const place = Math.floor(((time + 1) * slices * bars) / rises.length) % slices
    for (const [band, rise] of row.entries()) {
      const target = sums[place]
      const into = Math.floor((band * bands) / bandCount)
      if (target) target[into] = (target[into] ?? 0) + rise
    }
  }
  const strongest = Array.from({ length: bands }, (_, band) =>
    Math.max(...sums.map((row) => row[band] ?? 0)),
  )
  const most = Math.max(...strongest)
  // Scaling by the geometric mean of the band's maximum and the overall maximum makes the rhythm
  // of a quiet hi-hat visible but small.
  return sums.map((row) =>
    row.map((sum, band) => {
      const scale = Math.sqrt((strongest[band] ?? 0) * most)
      return scale === 0 ? 0 : sum / scale
    }),
  )
}

function scaleDecibels(rows: Levels, spread: number): Levels {
  const most = Math.max(...rows.flat())
  const span = 10 ** (spread / 10)
  return rows.map((row) =>
    row.map((value) =>
      most === 0
        ? 0
        : Math.max(0, 1 + Math.log10(Math.max(value / most, 1 / span)) * (10 / spread)),
    ),
  )
}

/**
 * Divides the levels of each band by their mean plus a quarter of the overall mean, which limits
 * the boost of quiet bands.
 */
function equalizeBands(rows: Levels): Levels {
  const means = (rows[0] ?? []).map((_, band) => mean(rows.map((row) => row[band] ?? 0)))
  return rows.map((row) =>
    row.map((value, band) => value / ((means[band] ?? 0) + mean(means) * 0.25 || 1)),
  )
}

function rankLevels(rows: Levels): Levels {
  const sorted = rows.flat().toSorted((a, b) => a - b)
  return rows.map((row) =>
    row.map((value) => sorted.indexOf(value) / Math.max(1, sorted.length - 1)),
  )
}

function scaleDuration(seconds: number): number {
  return Math.min(1, Math.max(0, log2(Math.max(0.05, seconds) / 0.05) / log2(80)))
}

function computeCentroid(levels: readonly number[]): number {
  const all = levels.reduce((sum, level) => sum + level, 0)
  const weighted = levels.reduce((sum, level, index) => sum + level * index, 0)
  return all === 0 ? 0 : weighted / all / (levels.length - 1)
}

/**
 * Returns the mean distance from the centroid, relative to its value if all bands were equal: a
 * quarter of the range.
 */
function computeSpread(levels: readonly number[]): number {
  const all = levels.reduce((sum, level) => sum + level, 0)
  const centre = computeCentroid(levels) * (levels.length - 1)
  const off = levels.reduce((sum, level, index) => sum + level * Math.abs(index - centre), 0)
  return all === 0 ? 0 : Math.min(1, off / all / (levels.length / 4))
}

/** Splits a length into equal parts and returns the start and end of each; no part is empty. */
function splitRange(parts: number, length: number): readonly (readonly [number, number])[] {
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.min(length - 1, Math.floor((part * length) / parts))
    return [from, Math.max(from + 1, Math.floor(((part + 1) * length) / parts))] as const
  })
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function scaleToOne(levels: readonly number[]): readonly number[] {
  const most = Math.max(...levels)
  return levels.map((level) => (most === 0 ? 0 : level / most))
}
