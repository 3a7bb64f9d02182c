import { cosine, sine } from '../math.ts'

/** Power of each frequency bin (0 to half the size) of a windowed frame; size a power of two. */
export function powerSpectrum(channel: Float32Array, start: number, size: number): Float64Array {
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    const j = reversedBits(i, size)
    real[j] = (channel[start + i] ?? 0) * (0.5 - 0.5 * cosine(i / size))
  }
  for (let half = 1; half < size; half *= 2) combine(real, imaginary, half)
  const out = new Float64Array(size / 2 + 1)
  return out.map((_, k) => (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2)
}

function reversedBits(value: number, size: number): number {
  let out = 0
  for (let bit = 1; bit < size; bit *= 2) out = out * 2 + ((value & bit) === 0 ? 0 : 1)
  return out
}

function combine(real: Float64Array, imaginary: Float64Array, half: number): void {
  for (let k = 0; k < half; k++) {
    const c = cosine(k / half / 2)
    const s = -sine(k / half / 2)
    for (let a = k; a < real.length; a += 2 * half) {
      const b = a + half
      const [br, bi] = [real[b] ?? 0, imaginary[b] ?? 0]
      const [tr, ti] = [br * c - bi * s, br * s + bi * c]
      const [ar, ai] = [real[a] ?? 0, imaginary[a] ?? 0]
      real[b] = ar - tr
      imaginary[b] = ai - ti
      real[a] = ar + tr
      imaginary[a] = ai + ti
    }
  }
}
