/** Zero crossings of the interpolating sinc on each side. */
const zeroCrossings = 24
const stepsPerCrossing = 512
/** The shape of the Kaiser window, for about 90 dB of stop-band attenuation. */
const windowShape = 9
/** The pass band, as a fraction of half the lower sample rate. */
const passBand = 0.94

/** Converts consecutive samples of one channel to another sample rate. */
export interface Resampler {
  readonly push: (input: Float32Array) => Float32Array
  /** Returns the last samples; the total is `round(frames × to / from)`. */
  readonly flush: () => Float32Array
}

let kernel: Float64Array | null = null

/**
 * Creates a band-limited resampler (a windowed sinc) for one channel, without delay: the first
 * output sample coincides with the first input sample.
 */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (input) => input, flush: () => new Float32Array(0) }
  const table = (kernel ??= createKernel())
  const cutoff = Math.min(1, to / from) * passBand
  const reach = Math.ceil(zeroCrossings / cutoff)
  let history = new Float32Array(reach)
  let first = -reach
  let received = 0
  let produced = 0

  const produce = (limit: number): Float32Array => {
    const end = Math.max(produced, limit)
    const out = new Float32Array(end - produced)
    for (let i = 0; i < out.length; i += 1)
      out[i] = interpolate(((produced + i) * from) / to - first)
    produced = end
    const keep = Math.max(0, Math.floor((produced * from) / to) - reach - first)
    history = history.slice(Math.min(keep, history.length))
    first += keep
    return out
  }

  function interpolate(position: number): number {
    const start = Math.ceil(position - reach)
    const end = Math.min(history.length - 1, Math.floor(position + reach))
    let sum = 0
    for (let i = Math.max(0, start); i <= end; i += 1) {
      const at = Math.abs(position - i) * cutoff * stepsPerCrossing
      const index = Math.floor(at)
      const low = table[index] ?? 0
      sum += (history[i] ?? 0) * (low + ((table[index + 1] ?? 0) - low) * (at - index))
    }
    return sum * cutoff
  }

  return {
    push(input) {
      const joined = new Float32Array(history.length + input.length)
      joined.set(history)
      joined.set(input, history.length)
      history = joined
      received += input.length
      return produce(Math.floor(((received - reach) * to) / from))
    },
    flush() {
      const joined = new Float32Array(history.length + 2 * reach)
      joined.set(history)
      history = joined
      return produce(Math.round((received * to) / from))
    },
  }
}

/** Creates one side of the windowed sinc, with a zero after its end. */
function createKernel(): Float64Array {
  const size = zeroCrossings * stepsPerCrossing
  return Float64Array.from({ length: size + 2 }, (_, index) => {
    if (index === 0) return 1
    if (index >= size) return 0
    const x = (Math.PI * index) / stepsPerCrossing
    const window = bessel(windowShape * Math.sqrt(1 - (index / size) ** 2)) / bessel(windowShape)
    return (Math.sin(x) / x) * window
  })
}

/** Computes the modified Bessel function of the first kind of order 0. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
