import { log2 } from '../../../platform/sound/portable-math.ts'
import { computePowerSpectrum } from './fourier.ts'

/** A transform and the bands that are read from it, as edges in hertz. */
interface Resolution {
  readonly size: number
  /** The number of hops between frames. */
  readonly every: number
  readonly edges: readonly number[]
}

/**
 * Short frames separate the strokes of a flam; only long ones separate the lows of a kick from
 * those of a bass.
 */
const resolutions: readonly Resolution[] = [
  {
    size: 256,
    every: 1,
    edges: [300, 500, 800, 1200, 1800, 2600, 3800, 5500, 8000, 11_000, 16_000],
  },
  { size: 1024, every: 2, edges: [40, 90, 170, 300] },
]

/** The time between frames in milliseconds. */
const hopMilliseconds = 2
/** The time before a moment in which the maximum level of a band is taken, in hops. */
const behindHops = { from: 2, to: 7 } as const
/** Hits closer together count as one, in hops: 18 ms. */
const minDistanceHops = 9
/** Levels that far below the loudest moment of the band, and of the sound, count as silence. */
const floors = { band: 1e-4, sound: 1e-7 } as const
/** The highest rise of a band that counts, in octaves of power. */
const maxRise = 4
/** The minimum rise as a root mean square over all bands, in octaves of power (3 dB). */
const minRise = 0.7
/** The minimum rise relative to the mean of the time around it. */
const minRelativeRise = 1.5
/** The time before and after a hit that it has to stand out from, in hops: a tenth of a second. */
const surroundingHops = 50

/**
 * Detects all hits and notes of a loop, soft and fast ones too, and returns the times of their
 * attacks in seconds. A hit is where the levels of several frequency bands rise at once, faster
 * than anywhere else within 18 ms.
 */
export function detectHits(mono: Float32Array, sampleRate: number): number[] {
  const hop = Math.round((sampleRate * hopMilliseconds) / 1000)
  const count = Math.floor(mono.length / hop)
  const curve = computeNovelty(mono, sampleRate, hop, count)
  const peaks = Array.from({ length: count }, (_, k) => k)
    .filter((k) => isPeak(curve, k))
    .toSorted((a, b) => (curve[b] ?? 0) - (curve[a] ?? 0))
  const minDistance = minDistanceHops * hop
  const found: number[] = []
  for (const k of peaks) {
    const attack = findAttack(mono, k * hop, sampleRate)
    const isDistant = found.every((other) => {
      const distance = Math.abs(other - attack)
      return Math.min(distance, mono.length - distance) >= minDistance
    })
    if (isDistant) found.push(attack)
  }
  return found.toSorted((a, b) => a - b).map((frame) => frame / sampleRate)
}

/**
 * Computes the rise at each hop, in octaves of power: the root mean square over all bands, so that
 * a hit in a few bands counts where others are masked.
 */
function computeNovelty(
  mono: Float32Array,
  sampleRate: number,
  hop: number,
  count: number,
): Float64Array {
  const novelty = new Float64Array(count)
  const bands = resolutions.flatMap((resolution) =>
    computeBands(mono, sampleRate, hop, count, resolution),
  )
  const loudest = bands.reduce((high, band) => Math.max(high, findMaximum(band)), 0)
  for (const band of bands) {
    const floor = Math.max(floors.band * findMaximum(band), floors.sound * loudest, 1e-12)
    const levels = band.map((power) => log2(power + floor))
    for (let k = 0; k < count; k++) {
      let before = -Infinity
      for (let back = behindHops.from; back <= behindHops.to; back++)
        before = Math.max(before, levels[(k - back + count) % count] ?? 0)
      const rise = Math.min(maxRise, Math.max(0, (levels[k] ?? 0) - before))
      novelty[k] = (novelty[k] ?? 0) + (rise * rise) / bands.length
    }
  }
  return novelty.map((square) => Math.sqrt(square))
}

/** Computes the power of each band in frames centered on each hop. */
function computeBands(
  mono: Float32Array,
  sampleRate: number,
  hop: number,
  count: number,
  { size, every, edges }: Resolution,
): Float64Array[] {
  const wrapped = wrap(mono, size)
  const bins = edges.map((hertz) => Math.round((hertz * size) / sampleRate))
  const bands = edges.slice(1).map(() => new Float64Array(count))
  for (let k = 0; k < count; k += every) {
    const powers = computePowerSpectrum(wrapped, k * hop + size / 2, size)
    for (const [index, band] of bands.entries()) {
      let sum = 0
      for (let bin = bins[index] ?? 0; bin < (bins[index + 1] ?? 0); bin++) sum += powers[bin] ?? 0
      band.fill(sum, k, k + every)
    }
  }
  return bands
}

/** Returns a loop with its last frames before its start and its first ones after its end. */
function wrap(mono: Float32Array, margin: number): Float32Array {
  const wrapped = new Float32Array(mono.length + 2 * margin)
  for (let i = 0; i < wrapped.length; i++)
    wrapped[i] = mono[(((i - margin) % mono.length) + mono.length) % mono.length] ?? 0
  return wrapped
}

function findMaximum(values: Float64Array): number {
  return values.reduce((high, value) => Math.max(high, value), 0)
}

/** Returns whether a curve is highest at a place, and high enough. */
function isPeak(curve: Float64Array, k: number): boolean {
  const count = curve.length
  const value = curve[k] ?? 0
  if (value < minRise) return false
  for (let near = -minDistanceHops; near <= minDistanceHops; near++) {
    const other = curve[(k + near + count) % count] ?? 0
    if (other > value || (other === value && near < 0)) return false
  }
  let sum = 0
  for (let near = -surroundingHops; near <= surroundingHops; near++)
    sum += curve[(((k + near) % count) + count) % count] ?? 0
  return value >= (minRelativeRise * sum) / (2 * surroundingHops + 1)
}

/** Where an attack is looked for, in seconds before and after the peak of the rise. */
const attackReach = { before: 0.012, after: 0.008 } as const
/** The least length of the parts before and after an attack that are compared, in seconds. */
const minPart = 0.0012

/**
 * Returns the frame near a rise from which on the level of the signal, or of its highs, is another:
 * the split into two parts of constant power that is most likely for Gaussian noise.
 */
function findAttack(mono: Float32Array, around: number, sampleRate: number): number {
  const first = around - Math.round(attackReach.before * sampleRate)
  const length = Math.round((attackReach.before + attackReach.after) * sampleRate)
  const margin = Math.round(minPart * sampleRate)
  let [best, attack] = [0, around]
  for (const read of [getSample, getDifference]) {
    const sums = new Float64Array(length + 1)
    for (let i = 0; i < length; i++) sums[i + 1] = (sums[i] ?? 0) + read(mono, first + i) ** 2
    const whole = sums[length] ?? 0
    const floor = 1e-3 * (whole / length) + 1e-15
    const toBits = (power: number, count: number) => count * log2(power / count + floor)
    for (let at = margin; at <= length - margin; at += 2) {
      const before = sums[at] ?? 0
      if (before / at > (whole - before) / (length - at)) continue
      const gain = toBits(whole, length) - toBits(before, at) - toBits(whole - before, length - at)
      if (gain > best) [best, attack] = [gain, first + at]
    }
  }
  return (attack + mono.length) % mono.length
}

function getSample(samples: Float32Array, frame: number): number {
  return samples[(frame + samples.length) % samples.length] ?? 0
}

/** Returns the second difference of a signal, in which high frequencies prevail. */
function getDifference(samples: Float32Array, frame: number): number {
  const at = (offset: number) => getSample(samples, frame + offset)
  return at(1) - 2 * at(0) + at(-1)
}
