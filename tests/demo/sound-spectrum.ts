/** One clear maximum of a spectrum: where it lies in hertz, between the bins, and its power. */
export interface Peak {
  readonly hertz: number
  readonly power: number
}

const sampleRate = 44_100

interface Turns {
  readonly cosines: Float64Array
  readonly sines: Float64Array
}

const turns = new Map<number, Turns>()

function turnsOf(size: number): Turns {
  const known = turns.get(size)
  if (known) return known
  const angles = Float64Array.from({ length: size }, (_, i) => (2 * Math.PI * i) / size)
  const made = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) }
  turns.set(size, made)
  return made
}

/** Both sides of a sound added to one. */
export function monoOf(channels: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(0), right = left] = channels
  return left.map((sample, i) => (sample + (right[i] ?? 0)) / 2)
}

/** Samples in the order a fast Fourier transform takes them, under a Hann window. */
function windowed(samples: Float32Array, start: number, size: number): Float64Array {
  const { cosines } = turnsOf(size)
  const out = new Float64Array(size)
  for (let i = 0, j = 0; i < size; i++) {
    const sample = samples[(start + i + samples.length) % samples.length] ?? 0
    out[j] = sample * (0.5 - 0.5 * (cosines[i] ?? 0))
    let bit = size / 2
    while (bit > 0 && (j & bit) !== 0) {
      j ^= bit
      bit >>= 1
    }
    j |= bit
  }
  return out
}

/**
 * Power of each bin of a stretch of a sound; the size is a power of two. What lies past the end is
 * read from the beginning, as in a loop.
 */
export function spectrum(samples: Float32Array, start: number, size: number): Float64Array {
  const real = windowed(samples, start, size)
  const imaginary = new Float64Array(size)
  const { cosines, sines } = turnsOf(size)
  for (let half = 1; half < size; half *= 2) {
    for (let a = 0; a < size; a = (a + 1) & half ? a + 1 + half : a + 1) {
      const turn = (a % half) * (size / half / 2)
      const [c, s] = [cosines[turn] ?? 0, -(sines[turn] ?? 0)]
      const b = a + half
      const r = (real[b] ?? 0) * c - (imaginary[b] ?? 0) * s
      const i = (real[b] ?? 0) * s + (imaginary[b] ?? 0) * c
      real[b] = (real[a] ?? 0) - r
      imaginary[b] = (imaginary[a] ?? 0) - i
      real[a] = (real[a] ?? 0) + r
      imaginary[a] = (imaginary[a] ?? 0) + i
    }
  }
  return real.slice(0, size / 2).map((value, k) => value * value + (imaginary[k] ?? 0) ** 2)
}

/** Peaks of a spectrum between two frequencies, no weaker than `depth` of the strongest bin. */
export function peaksOf(
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

/** Frequency as a MIDI number with its fraction. */
export function midiOf(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440)
}
