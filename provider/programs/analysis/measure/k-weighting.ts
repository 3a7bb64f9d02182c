import { clearSubnormal, samplesBetweenClears } from '../../../platform/sound/clear-subnormal.ts'
import { tangent } from '../../../platform/sound/portable-math.ts'

interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** The corner frequency in hertz and quality of the analog filter on which BS.1770 is based. */
const shelf = { frequency: 1681.974450955533, q: 0.7071752369554196 } as const
const shelfGain = 1.584864701130855
const shelfBandGain = 1.258720930232562
const highPass = { frequency: 38.13547087602444, q: 0.5003270373238773 } as const

function createShelf(sampleRate: number): Biquad {
  const k = tangent(shelf.frequency / sampleRate / 2)
  const a0 = 1 + k / shelf.q + k * k
  return {
    b0: (shelfGain + (shelfBandGain * k) / shelf.q + k * k) / a0,
    b1: (2 * (k * k - shelfGain)) / a0,
    b2: (shelfGain - (shelfBandGain * k) / shelf.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / shelf.q + k * k) / a0,
  }
}

function createHighPass(sampleRate: number): Biquad {
  const k = tangent(highPass.frequency / sampleRate / 2)
  const a0 = 1 + k / highPass.q + k * k
  return {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / highPass.q + k * k) / a0,
  }
}

/**
 * Creates the two K-weighting filters of ITU-R BS.1770 for one channel; the energy of their output
 * corresponds to the perceived loudness. Each call filters the next samples.
 */
export function createKWeighting(sampleRate: number): (channel: Float32Array) => Float64Array {
  const high = createShelf(sampleRate)
  const low = createHighPass(sampleRate)
  const state = new Float64Array(4)
  return (channel) => {
    // Local variables, because numbers that a closure assigns to are heap-allocated each time.
    let [s1 = 0, s2 = 0, h1 = 0, h2 = 0] = state
    const out = new Float64Array(channel.length)
    for (let i = 0; i < channel.length; i++) {
      if (i % samplesBetweenClears === 0) {
        s1 = clearSubnormal(s1)
        s2 = clearSubnormal(s2)
        h1 = clearSubnormal(h1)
        h2 = clearSubnormal(h2)
      }
      const x = channel[i] ?? 0
      const y = high.b0 * x + s1
      s1 = high.b1 * x - high.a1 * y + s2
      s2 = high.b2 * x - high.a2 * y
      const z = low.b0 * y + h1
      h1 = low.b1 * y - low.a1 * z + h2
      h2 = low.b2 * y - low.a2 * z
      out[i] = z
    }
    state.set([s1, s2, h1, h2])
    return out
  }
}
