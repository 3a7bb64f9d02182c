/**
 * A local maximum of a spectrum: its power, and its frequency in hertz, interpolated between bins.
 */
export interface Peak {
  readonly hertz: number
  readonly power: number
}

const sampleRate = 44_100

/** Precomputed tables for a transform of one size. */
interface FftTables {
  readonly cosines: Float64Array
  readonly sines: Float64Array
  /** Bit-reversed index of each sample. */
  readonly order: Uint32Array
}

const tablesBySize = new Map<number, FftTables>()

function getTables(size: number): FftTables {
  const cached = tablesBySize.get(size)
  if (cached) return cached
  const angles = Float64Array.from({ length: size }, (_, i) => (2 * Math.PI * i) / size)
  const order = new Uint32Array(size)
  for (let i = 1; i < size; i++) order[i] = (order[i >> 1] ?? 0) / 2 + (i & 1 ? size / 2 : 0)
  const computed = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin), order }
  tablesBySize.set(size, computed)
  return computed
}

/** Mixes a sound to mono. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(0), right = left] = channels
  return left.map((sample, i) => (sample + (right[i] ?? 0)) / 2)
}

/**
 * Applies a Hann window and returns the samples in bit-reversed order; reads past the end wrap
 * around to the start.
 */
function applyWindow(samples: Float32Array, start: number, size: number): Float64Array {
  const { cosines, order } = getTables(size)
  const out = new Float64Array(size)
  let position = (start + samples.length) % samples.length
  for (let i = 0; i < size; i++) {
    out[order[i] ?? 0] = (samples[position] ?? 0) * (0.5 - 0.5 * (cosines[i] ?? 0))
    position = position + 1 === samples.length ? 0 : position + 1
  }
  return out
}

/**
 * Computes the power of each bin of a window; the size must be a power of two. Reads past the end
 * wrap around to the start, as in a loop.
 */
export function computeSpectrum(samples: Float32Array, start: number, size: number): Float64Array {
  const real = applyWindow(samples, start, size)
  const imaginary = new Float64Array(size)
  const { cosines, sines } = getTables(size)
  for (let half = 1; half < size; half *= 2) {
    const stride = size / half / 2
    for (let k = 0; k < half; k++) {
      const c = cosines[k * stride] ?? 0
      const s = -(sines[k * stride] ?? 0)
      for (let a = k; a < size; a += 2 * half) {
        const b = a + half
        const br = real[b] ?? 0
        const bi = imaginary[b] ?? 0
        const r = br * c - bi * s
        const i = br * s + bi * c
        const ar = real[a] ?? 0
        const ai = imaginary[a] ?? 0
        real[b] = ar - r
        imaginary[b] = ai - i
        real[a] = ar + r
        imaginary[a] = ai + i
      }
    }
  }
  const powers = new Float64Array(size / 2)
  for (let k = 0; k < powers.length; k++) powers[k] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
  return powers
}

/**
 * Finds the peaks of a spectrum between two frequencies; `depth` is the minimum power relative to
 * the strongest bin.
 */
export function findPeaks(
  powers: Float64Array,
  { low, high, depth }: { low: number; high: number; depth: number },
): Peak[] {
  const width = sampleRate / 2 / powers.length
  const floor = powers.reduce((most, power) => Math.max(most, power), 0) * depth
  const found: Peak[] = []
  for (let bin = Math.ceil(low / width); bin < high / width; bin++) {
    const [a, b, c] = [powers[bin - 1] ?? 0, powers[bin] ?? 0, powers[bin + 1] ?? 0]
    if (b <= a || b < c || b <= floor) continue
    const [x, y, z] = [Math.log(a + 1e-12), Math.log(b), Math.log(c + 1e-12)]
    found.push({ hertz: (bin + (x - z) / (2 * (x - 2 * y + z))) * width, power: b })
  }
  return found
}

/** Converts a frequency in hertz to a fractional MIDI note number. */
export function hertzToMidi(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440)
}
