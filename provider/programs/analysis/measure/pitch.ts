import './v8-flags.ts'
import { computeAutocorrelations } from './fourier.ts'
import { excerptRate } from './excerpt.ts'

const frameSize = 4096
const maxLag = frameSize / 2
/** The shortest period in samples: 4 kHz. */
const minLag = 11
const maxFrameCount = 28
/** Frames quieter than this fraction of the loudest are ignored. */
const minRelativePower = 0.001
/** A maximum counts as the period if it reaches this fraction of the clearest one. */
const minRelativeClarity = 0.9
/** The share of a pitch class that one of its octaves must have to be the octave of the root. */
const minOctaveShare = 0.75

/** The pitch at one moment. */
export interface PitchFrame {
  /** MIDI note number, possibly fractional; 69 is 440 Hz. */
  readonly note: number
  /** From 0 (noise) to 1 (exactly periodic). */
  readonly clarity: number
  /** The mean square of the frame. */
  readonly power: number
}

/**
 * Tracks the pitch of a mono sound at 44.1 kHz using the McLeod pitch method: the normalized square
 * difference between a frame and its copy shifted by each lag. Omits silent and aperiodic frames.
 */
export function trackPitch(mono: Float32Array): PitchFrame[] {
  const room = Math.max(0, mono.length - frameSize)
  const hop = Math.max(frameSize / 4, Math.ceil(room / (maxFrameCount - 1)))
  const frames: PitchFrame[] = []
  for (let start = 0; start <= room; start += 2 * hop) {
    const starts = [start, start + hop] as const
    for (const [index, products] of computeAutocorrelations(mono, starts, frameSize).entries()) {
      const at = starts[index] ?? 0
      const frame = at > room ? null : measureFrame(products, mono, at)
      if (frame !== null) frames.push(frame)
    }
  }
  const loudest = frames.reduce((high, { power }) => Math.max(high, power), 0)
  return frames.filter(({ power }) => power > loudest * minRelativePower)
}

function measureFrame(
  products: Float64Array,
  mono: Float32Array,
  start: number,
): PitchFrame | null {
  const power = (products[0] ?? 0) / frameSize
  if (power < 1e-9) return null
  const curve = normalize(products, mono, start)
  const period = findPeriod(curve)
  if (period === null) return null
  const clarity = curve[Math.round(period)] ?? 0
  return {
    note: 69 + 12 * Math.log2(excerptRate / refinePeriod(curve, period) / 440),
    clarity,
    power,
  }
}

/** Divides each product sum by the mean energy of the two ranges compared. */
function normalize(products: Float64Array, mono: Float32Array, start: number): Float64Array {
  let energy = 2 * (products[0] ?? 0)
  return products.map((product, lag) => {
    const value = energy > 0 ? (2 * product) / energy : 0
    const [first, last] = [mono[start + lag] ?? 0, mono[start + frameSize - 1 - lag] ?? 0]
    energy -= first * first + last * last
    return value
  })
}

/** Finds the first of the clearest maxima after the curve first drops below zero. */
function findPeriod(curve: Float64Array): number | null {
  let lag = 1
  while (lag < maxLag && (curve[lag] ?? 0) > 0) lag++
  const maxima: number[] = []
  for (let best = -1; lag < maxLag; lag++) {
    const value = curve[lag] ?? 0
    if (value > 0 && (best < 0 || value > (curve[best] ?? 0))) best = lag
    if (best >= minLag && (value <= 0 || lag === maxLag - 1)) maxima.push(best)
    if (value <= 0) best = -1
  }
  const clearest = Math.max(0, ...maxima.map((at) => curve[at] ?? 0))
  return maxima.find((at) => (curve[at] ?? 0) >= minRelativeClarity * clearest) ?? null
}

/** Refines a period using its most distant repetition within reach. */
function refinePeriod(curve: Float64Array, first: number): number {
  let period = findMaximum(curve, first - 1, first + 1)
  for (let count = 2; count * period < maxLag - 4; count *= 2) {
    const center = Math.round(period * count)
    const reach = Math.max(1, Math.floor(period / 5))
    period = findMaximum(curve, center - reach, Math.min(maxLag - 1, center + reach)) / count
  }
  return period
}

/** Finds the maximum of a curve within a range, interpolated between samples. */
function findMaximum(curve: Float64Array, from: number, to: number): number {
  let best = from
  for (let lag = from; lag <= to; lag++) if ((curve[lag] ?? 0) > (curve[best] ?? 0)) best = lag
  const [a, b, c] = [curve[best - 1] ?? 0, curve[best] ?? 0, curve[best + 1] ?? 0]
  const bend = a - 2 * b + c
  // At the edge of the range, there may be no maximum to interpolate.
  return bend === 0 ? best : best + Math.max(-1, Math.min(1, (a - c) / (2 * bend)))
}

export interface RootNote {
  /** Semitones above C, from 0 to 11. */
  readonly pitchClass: number
  /** The MIDI note, 60 for middle C; null unless most of the sound is in one octave. */
  readonly note: number | null
  /** From 0 to 1: the share of the sound with this pitch class, and its clarity. */
  readonly confidence: number
  /** The mean distance of its frames from the note, in semitones: of a drum, often 0.1 or more. */
  readonly deviation: number
  readonly frameCount: number
}

/**
 * Finds the dominant pitch class of a tracked sound, weighted by clarity and amplitude; null for an
 * unpitched sound.
 */
export function findRootNote(frames: readonly PitchFrame[]): RootNote | null {
  const shares = new Float64Array(12)
  const noteShares = new Map<number, number>()
  let total = 0
  for (const { note, clarity, power } of frames) {
    const weight = Math.sqrt(power)
    const nearest = Math.round(note)
    const index = ((nearest % 12) + 12) % 12
    const share = weight * clarity ** 2
    shares[index] = (shares[index] ?? 0) + share
    noteShares.set(nearest, (noteShares.get(nearest) ?? 0) + share)
    total += weight
  }
  const most = Math.max(...shares)
  if (total <= 0 || most <= 0) return null
  const pitchClass = shares.indexOf(most)
  const octave = [...noteShares].find(
    ([note, share]) => (note - pitchClass) % 12 === 0 && share >= minOctaveShare * most,
  )
  const near = frames.filter(({ note }) => (Math.round(note) - pitchClass) % 12 === 0)
  return {
    pitchClass,
    note: octave?.[0] ?? null,
    confidence: most / total,
    deviation: measureDeviation(near),
    frameCount: near.length,
  }
}

function measureDeviation(frames: readonly PitchFrame[]): number {
  let [sum, total] = [0, 0]
  for (const { note, power } of frames) {
    const weight = Math.sqrt(power)
    sum += weight * Math.abs(note - Math.round(note))
    total += weight
  }
  return total === 0 ? 0 : sum / total
}

/** Returns the median note number of a tracked sound; null for an unpitched sound. */
export function findMedianNote(frames: readonly PitchFrame[]): number | null {
  const notes = frames.map(({ note }) => note).toSorted((a, b) => a - b)
  return notes[Math.floor(notes.length / 2)] ?? null
}
