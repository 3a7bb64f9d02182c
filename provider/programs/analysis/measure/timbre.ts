import './v8-flags.ts'
import { cosine } from '../../../platform/sound/portable-math.ts'
import { excerptRate } from './excerpt.ts'
import { computePowerSpectrum } from './fourier.ts'

const frameSize = 2048
const maxFrameCount = 80
const bandCount = 26
const lowestHertz = 40
const highestHertz = 16_000
/** The number of cepstral coefficients, excluding the first, which is the level. */
export const coefficientCount = 12
/** Frames quieter than this fraction of the loudest are ignored. */
const minRelativePower = 1e-4

/** The timbre at one moment. */
export interface TimbreFrame {
  /** Mel-frequency cepstral coefficients. */
  readonly cepstrum: readonly number[]
  /** The spectral centroid in octaves above 20 Hz. */
  readonly brightness: number
  /**
   * The ratio of the geometric to the arithmetic mean of the power, as a base-2 logarithm: near 0
   * for noise, far below for a tone.
   */
  readonly flatness: number
  /** Like `flatness`, from 60 to 1500 Hz only. */
  readonly lowFlatness: number
  /** The fraction of the power below 65 Hz. */
  readonly subShare: number
  /** The fraction of the power below 150 Hz. */
  readonly lowShare: number
  /** The fraction of the power from 150 to 600 Hz. */
  readonly lowMidShare: number
  /** The fraction of the power from 1 to 6 kHz. */
  readonly presenceShare: number
  /** The fraction of the power above 6 kHz. */
  readonly highShare: number
  /** The fraction of the power above 10 kHz. */
  readonly airShare: number
  readonly power: number
}

function hertzToMel(hertz: number): number {
  return 1127 * Math.log(1 + hertz / 700)
}

/** A triangular mel band: the weights of consecutive bins from `first`. */
interface Band {
  readonly first: number
  readonly weights: Float64Array
}

/** Band i starts at edge i, peaks at edge i + 1 and ends at edge i + 2. */
const bands = createBands()

function createBands(): Band[] {
  const [low, high] = [hertzToMel(lowestHertz), hertzToMel(highestHertz)]
  const edges = Array.from({ length: bandCount + 2 }, (_, i) => {
    const mel = low + ((high - low) * i) / (bandCount + 1)
    return ((700 * (Math.exp(mel / 1127) - 1)) / excerptRate) * frameSize
  })
  return Array.from({ length: bandCount }, (_, band) => {
    const [start = 0, center = 0, end = 0] = edges.slice(band, band + 3)
    const first = Math.floor(start)
    const weights = Float64Array.from({ length: Math.ceil(end) - first + 1 }, (_value, i) => {
      const rise = (first + i - start) / (center - start)
      const fall = (end - first - i) / (end - center)
      return Math.max(0, Math.min(rise, fall))
    })
    return { first, weights }
  })
}

const cosines = Array.from({ length: coefficientCount }, (_, k) =>
  Array.from({ length: bandCount }, (_value, i) => cosine(((k + 1) * (i + 0.5)) / bandCount / 2)),
)

/** Tracks the timbre of a mono sound at 44.1 kHz; omits silent frames. */
export function trackTimbre(mono: Float32Array): TimbreFrame[] {
  const room = Math.max(0, mono.length - frameSize / 2)
  const hop = Math.max(frameSize / 4, Math.ceil(room / (maxFrameCount - 1)))
  const frames: TimbreFrame[] = []
  for (let start = 0; start <= room; start += hop)
    frames.push(measureFrame(computePowerSpectrum(mono, start, frameSize)))
  const loudest = frames.reduce((high, { power }) => Math.max(high, power), 0)
  return frames.filter(({ power }) => power > 0 && power >= loudest * minRelativePower)
}

function measureFrame(spectrum: Float64Array): TimbreFrame {
  let [power, weighted] = [0, 0]
  for (let bin = 1; bin < spectrum.length; bin += 1) {
    const value = spectrum[bin] ?? 0
    power += value
    weighted += value * bin
  }
  const center = (weighted / (power + 1e-12)) * (excerptRate / frameSize)
  const share = (from: number, to: number) => sumBins(spectrum, from, to) / (power + 1e-12)
  return {
    cepstrum: computeCepstrum(spectrum),
    brightness: Math.log2(Math.max(20, center) / 20),
    flatness: measureFlatness(spectrum, 0, excerptRate),
    lowFlatness: measureFlatness(spectrum, 60, 1500),
    subShare: share(0, 65),
    lowShare: share(0, 150),
    lowMidShare: share(150, 600),
    presenceShare: share(1000, 6000),
    highShare: share(6000, excerptRate),
    airShare: share(10_000, excerptRate),
    power,
  }
}

/** Returns the first bin from a frequency on, without that of the constant. */
function toBin(hertz: number): number {
  return Math.max(1, Math.ceil((hertz / excerptRate) * frameSize))
}

/** Sums the powers of the bins from a frequency to another. */
function sumBins(spectrum: Float64Array, from: number, to: number): number {
  const end = Math.min(spectrum.length, toBin(to))
  let sum = 0
  for (let bin = toBin(from); bin < end; bin += 1) sum += spectrum[bin] ?? 0
  return sum
}

function measureFlatness(spectrum: Float64Array, from: number, to: number): number {
  const [start, end] = [toBin(from), Math.min(spectrum.length, toBin(to))]
  let logs = 0
  for (let bin = start; bin < end; bin += 1) logs += Math.log2((spectrum[bin] ?? 0) + 1e-12)
  const count = end - start
  return logs / count - Math.log2(sumBins(spectrum, from, to) / count + 1e-12)
}

function computeCepstrum(spectrum: Float64Array): number[] {
  const levels = bands.map(({ first, weights }) => {
    let sum = 0
    for (let i = 0; i < weights.length; i += 1)
      sum += (weights[i] ?? 0) * (spectrum[first + i] ?? 0)
    return Math.log2(sum + 1e-7)
  })
  return cosines.map((row) => row.reduce((sum, value, i) => sum + value * (levels[i] ?? 0), 0))
}
