/**
 * The two K-weighting filters of ITU-R BS.1770 at 44.1 kHz; the energy of their output corresponds
 * to the perceived loudness.
 */

interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

const highShelf: Biquad = {
  b0: 1.5308412300503478,
  b1: -2.6509799951547297,
  b2: 1.169079079921587,
  a1: -1.6636551132560204,
  a2: 0.7125954280732254,
}

const highPass: Biquad = {
  b0: 1,
  b1: -2,
  b2: 1,
  a1: -1.9891696736297957,
  a2: 0.9891990357870394,
}

/** Returns a K-weighted copy of a channel. A loop is weighted as in its second repetition. */
export function applyKWeighting(channel: Float32Array, isLoop: boolean): Float64Array {
  const out = new Float64Array(channel.length)
  let [s1, s2, h1, h2] = [0, 0, 0, 0]
  for (let pass = 0; pass < (isLoop ? 2 : 1); pass++) {
    for (let i = 0; i < channel.length; i++) {
      const x = channel[i] ?? 0
      const y = highShelf.b0 * x + s1
      s1 = highShelf.b1 * x - highShelf.a1 * y + s2
      s2 = highShelf.b2 * x - highShelf.a2 * y
      const z = highPass.b0 * y + h1
      h1 = highPass.b1 * y - highPass.a1 * z + h2
      h2 = highPass.b2 * y - highPass.a2 * z
      out[i] = z
    }
  }
  return out
}
