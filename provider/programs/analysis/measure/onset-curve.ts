import { log2 } from '../../../platform/sound/portable-math.ts'
import { excerptRate } from './excerpt.ts'
import { computePowerSpectrum } from './fourier.ts'

const frameSize = 1024
/** The values of an onset curve per second. */
export const curveRate = 100
const hopFrames = excerptRate / curveRate
/** The limits of the bands in hertz. */
const bandLimits = [30, 160, 600, 2000, 6000, 16_000] as const
/** Power below this fraction of the loudest of all bands is ignored: −50 dB. */
const floorFraction = 1e-5
/** The center of a frame, relative to the steps by which its energy rises, in seconds. */
const delaySeconds = -0.005
/** A peak is the highest value within this many steps on both sides. */
const peakReach = 4
/** Peaks below this fraction of the highest are ignored. */
const minRelativePeak = 0.12

/** A moment at which notes or hits start. */
export interface Strike {
  /** In seconds. */
  readonly time: number
  /** Relative to the strongest, from 0 to 1. */
  readonly strength: number
}

/** How much later than in the sound an onset appears in its curves, in seconds. */
export const riseDelaySeconds = -delaySeconds

/**
 * Computes how much the energy of a mono sound at 44.1 kHz rises at each hundredth of a second: the
 * sum of the rises in five bands, in octaves.
 */
export function computeOnsetCurve(mono: Float32Array): Float64Array {
  const [first = new Float64Array(1), ...others] = computeBandRises(mono)
  const curve = first.slice()
  for (const rises of others)
    for (let k = 0; k < curve.length; k += 1) curve[k] = (curve[k] ?? 0) + (rises[k] ?? 0)
  return curve
}

/**
 * Computes how much the energy of a mono sound at 44.1 kHz rises at each hundredth of a second in
 * each of five bands, from low to high, as square roots of octaves.
 */
export function computeBandRises(mono: Float32Array): Float64Array[] {
  const count = Math.max(1, Math.ceil(mono.length / hopFrames))
  const bands = measureBands(mono, count)
  const floor = Math.max(1e-12, Math.max(...bands.map(findLargest)) * floorFraction)
  return bands.map((band) => {
    const levels = band.map((power) => log2(power + floor))
    return levels.map((level, k) => {
      const before = k < 2 ? log2(floor) : (levels[k - 2] ?? 0)
      return Math.sqrt(Math.max(0, level - before))
    })
  })
}

function measureBands(mono: Float32Array, count: number): Float64Array[] {
  const bins = bandLimits.map((hertz) => Math.round((hertz / excerptRate) * frameSize))
  const bands = bins.slice(1).map(() => new Float64Array(count))
  const padded = new Float32Array(mono.length + 2 * frameSize)
  padded.set(mono, frameSize / 2)
  for (let k = 0; k < count; k += 1) {
    const power = computePowerSpectrum(padded, Math.round(k * hopFrames), frameSize)
    for (const [index, band] of bands.entries()) {
      let sum = 0
      for (let bin = bins[index] ?? 0; bin < (bins[index + 1] ?? 0); bin += 1)
        sum += power[bin] ?? 0
      band[k] = sum
    }
  }
  return bands
}

function findLargest(values: Float64Array): number {
  return values.reduce((high, value) => Math.max(high, value), 0)
}

/** Finds the peaks of an onset curve, in the order of time. */
export function findStrikes(curve: Float64Array): Strike[] {
  const highest = findLargest(curve)
  const strikes: Strike[] = []
  curve.forEach((value, k) => {
    if (value <= 0 || value < highest * minRelativePeak) return
    for (let near = -peakReach; near <= peakReach; near += 1) {
      const other = curve[k + near] ?? 0
      if (other > value || (other === value && near < 0)) return
    }
    const [before, after] = [curve[k - 1] ?? 0, curve[k + 1] ?? 0]
    const bend = before - 2 * value + after
    const offset = bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)))
    strikes.push({ time: (k + offset) / curveRate + delaySeconds, strength: value / highest })
  })
  return strikes
}
