import { excerptRate } from './excerpt.ts'
import { computePowerSpectrum } from './fourier.ts'

const frameSize = 8192
const maxFrameCount = 120
const lowestHertz = 50
const highestHertz = 2100
/** A partial also counts for the notes it may be an overtone of, less for each higher overtone. */
const overtoneWeights = [1, 0.5, 0.35, 0.25, 0.2] as const
/** Spectral peaks below this fraction of the strongest power are ignored. */
const minRelativePower = 1e-4

/** The energy of the twelve pitch classes from C, summing to 1. */
export type Chroma = readonly number[]

/**
 * Computes the share of each pitch class in a mono sound at 44.1 kHz, from its spectral peaks
 * between 50 Hz and 2.1 kHz; null for silence.
 */
export function computeChroma(mono: Float32Array): Chroma | null {
  const chroma = new Float64Array(12)
  const room = Math.max(0, mono.length - frameSize)
  const hop = Math.max(frameSize / 2, Math.ceil(room / (maxFrameCount - 1)))
  for (let start = 0; start <= room; start += hop)
    addPeaks(chroma, computePowerSpectrum(mono, start, frameSize))
  const total = chroma.reduce((sum, value) => sum + value, 0)
  return total > 0 ? [...chroma].map((value) => value / total) : null
}

function addPeaks(chroma: Float64Array, power: Float64Array): void {
  const from = Math.ceil((lowestHertz * frameSize) / excerptRate)
  const to = Math.floor((highestHertz * frameSize) / excerptRate)
  let strongest = 1e-9
  for (let bin = from; bin <= to; bin++) strongest = Math.max(strongest, power[bin] ?? 0)
  for (let bin = from; bin <= to; bin++) {
    const here = power[bin] ?? 0
    if (here < strongest * minRelativePower) continue
    const [before, after] = [power[bin - 1] ?? 0, power[bin + 1] ?? 0]
    if (here < before || here <= after) continue
    const hertz = ((bin + interpolate(before, here, after)) * excerptRate) / frameSize
    addPartial(chroma, hertz, Math.sqrt(here))
  }
}

/** Returns the offset of a maximum from its bin, fitting a parabola to the logarithms. */
function interpolate(before: number, here: number, after: number): number {
  const [a, b, c] = [before, here, after].map((value) => Math.log(value + 1e-12))
  const bend = (a ?? 0) - 2 * (b ?? 0) + (c ?? 0)
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, ((a ?? 0) - (c ?? 0)) / (2 * bend)))
}

function addPartial(chroma: Float64Array, hertz: number, amplitude: number): void {
  for (const [index, weight] of overtoneWeights.entries()) {
    const note = 69 + 12 * Math.log2(hertz / (index + 1) / 440)
    const nearest = Math.round(note)
    const inTune = Math.cos(Math.PI * (note - nearest)) ** 2
    const at = ((nearest % 12) + 12) % 12
    chroma[at] = (chroma[at] ?? 0) + amplitude * weight * inTune
  }
}
