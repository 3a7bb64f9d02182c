import { cosine, sine } from '../../../platform/sound/portable-math.ts'

/** Precomputed tables for one transform size. */
interface FftTables {
  /** Bit-reversed index of each sample. */
  readonly order: Uint32Array
  readonly window: Float64Array
  /** Twiddle factors of all stages; those of the stage with `half` butterflies start at `half`. */
  readonly cosines: Float64Array
  readonly sines: Float64Array
  /**
   * Working memory, reused by all transforms of this size, because new arrays are garbage-collected
   * late.
   */
  readonly real: Float64Array
  readonly imaginary: Float64Array
}

const tablesBySize = new Map<number, FftTables>()

/**
 * Computes the power of each frequency bin (0 to half the size) of a Hann-windowed frame; the size
 * must be a power of two.
 */
export function computePowerSpectrum(
  channel: Float32Array,
  start: number,
  size: number,
): Float64Array {
  const tables = getTables(size)
  const { order, window, real, imaginary } = tables
  imaginary.fill(0)
  for (let i = 0; i < size; i++) real[order[i] ?? 0] = (channel[start + i] ?? 0) * (window[i] ?? 0)
  transform(real, imaginary, tables)
  const out = new Float64Array(size / 2 + 1)
  for (let k = 0; k < out.length; k++) out[k] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
  return out
}

/**
 * Computes the autocorrelations of two frames at once: for each lag from 0 to half the size, the
 * sum of the products of `size` samples with those at the lag. The size must be a power of two.
 */
export function computeAutocorrelations(
  channel: Float32Array,
  [first, second]: readonly [number, number],
  size: number,
): readonly [Float64Array, Float64Array] {
  const length = 2 * size
  const tables = getTables(length)
  const { order, real, imaginary } = tables
  real.fill(0)
  imaginary.fill(0)
  for (let i = 0; i < size; i++) {
    real[order[i] ?? 0] = channel[first + i] ?? 0
    imaginary[order[i] ?? 0] = channel[second + i] ?? 0
  }
  transform(real, imaginary, tables)
  const [firstPower, secondPower] = splitPowers(real, imaginary, order)
  // The transforms of both powers are real, so one transform yields both.
  transform(firstPower, secondPower, tables)
  const scale = (sums: Float64Array) => sums.subarray(0, size / 2 + 1).map((sum) => sum / length)
  return [scale(firstPower), scale(secondPower)]
}

/** Splits the transform of two real signals into their powers, in bit-reversed order. */
function splitPowers(
  real: Float64Array,
  imaginary: Float64Array,
  order: Uint32Array,
): readonly [Float64Array, Float64Array] {
  const size = real.length
  const [first, second] = [new Float64Array(size), new Float64Array(size)]
  for (let k = 0; k < size; k++) {
    const mirrored = (size - k) % size
    const [a, b] = [real[k] ?? 0, imaginary[k] ?? 0]
    const [c, d] = [real[mirrored] ?? 0, imaginary[mirrored] ?? 0]
    const at = order[k] ?? 0
    first[at] = ((a + c) * (a + c) + (b - d) * (b - d)) / 4
    second[at] = ((b + d) * (b + d) + (c - a) * (c - a)) / 4
  }
  return [first, second]
}

/** Runs the butterflies of a transform over samples in bit-reversed order, in place. */
function transform(
  real: Float64Array,
  imaginary: Float64Array,
  { cosines, sines }: FftTables,
): void {
  const size = real.length
  for (let half = 1; half < size; half *= 2) {
    for (let start = 0; start < size; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const a = start + k
        const b = a + half
        const c = cosines[half + k] ?? 0
        const s = sines[half + k] ?? 0
        const br = real[b] ?? 0
        const bi = imaginary[b] ?? 0
        const tr = br * c - bi * s
        const ti = br * s + bi * c
        const ar = real[a] ?? 0
        const ai = imaginary[a] ?? 0
        real[b] = ar - tr
        imaginary[b] = ai - ti
        real[a] = ar + tr
        imaginary[a] = ai + ti
      }
    }
  }
}

function getTables(size: number): FftTables {
  const cached = tablesBySize.get(size)
  if (cached) return cached
  const cosines = new Float64Array(size)
  const sines = new Float64Array(size)
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      cosines[half + k] = cosine(k / half / 2)
      sines[half + k] = -sine(k / half / 2)
    }
  }
  const computed = {
    order: Uint32Array.from({ length: size }, (_, i) => reverseBits(i, size)),
    window: Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * cosine(i / size)),
    cosines,
    sines,
    real: new Float64Array(size),
    imaginary: new Float64Array(size),
  }
  tablesBySize.set(size, computed)
  return computed
}

function reverseBits(value: number, size: number): number {
  let out = 0
  for (let bit = 1; bit < size; bit *= 2) out = out * 2 + ((value & bit) === 0 ? 0 : 1)
  return out
}
