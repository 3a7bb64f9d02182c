import { cosine, sine } from '../../audio/portable-math.ts'

/** Precomputed tables for a transform of one size. */
interface FftTables {
  /** Bit-reversed index of each sample. */
  readonly order: Uint32Array
  /** Hann window. */
  readonly window: Float64Array
  /** Twiddle factors of all stages; those of the stage with `half` butterflies start at `half`. */
  readonly cosines: Float64Array
  readonly sines: Float64Array
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
  const { order, window } = tables
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let i = 0; i < size; i++) real[order[i] ?? 0] = (channel[start + i] ?? 0) * (window[i] ?? 0)
  transform(real, imaginary, tables)
  const out = new Float64Array(size / 2 + 1)
  for (let k = 0; k < out.length; k++) out[k] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
  return out
}

/**
 * Computes the sums of the products of `size` samples with those that follow at each lag from 0 to
 * half the size; the size must be a power of two.
 */
export function computeAutocorrelation(
  channel: Float32Array,
  start: number,
  size: number,
): Float64Array {
  const tables = getTables(2 * size)
  const { order } = tables
  const real = new Float64Array(2 * size)
  const imaginary = new Float64Array(2 * size)
  for (let i = 0; i < size; i++) real[order[i] ?? 0] = channel[start + i] ?? 0
  transform(real, imaginary, tables)
  const power = new Float64Array(2 * size)
  for (let k = 0; k < power.length; k++)
    power[order[k] ?? 0] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
  imaginary.fill(0)
  transform(power, imaginary, tables)
  return power.subarray(0, size / 2 + 1).map((value) => value / (2 * size))
}

/** Runs the butterflies of a transform over samples in bit-reversed order, in place. */
function transform(
  real: Float64Array,
  imaginary: Float64Array,
  { cosines, sines }: FftTables,
): void {
  const size = real.length
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const c = cosines[half + k] ?? 0
      const s = sines[half + k] ?? 0
      for (let a = k; a < size; a += 2 * half) {
        const b = a + half
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
  }
  tablesBySize.set(size, computed)
  return computed
}

function reverseBits(value: number, size: number): number {
  let out = 0
  for (let bit = 1; bit < size; bit *= 2) out = out * 2 + ((value & bit) === 0 ? 0 : 1)
  return out
}
