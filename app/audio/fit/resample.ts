/** The number of zero crossings of the filter on each side. */
const reach = 16

/** The number of fractional positions the filter is computed for. */
const phases = 512

/**
 * Resamples a loop to a different number of frames, wrapping around at its ends, which changes
 * tempo and pitch together. Frequencies above half the sample rate are filtered out. Only the first
 * `until` frames are resampled and returned.
 */
export function resampleLoop(
  loop: Float32Array,
  targetFrames: number,
  until = targetFrames,
): Float32Array<ArrayBuffer> {
  const step = loop.length / targetFrames
  const filter = createFilter(Math.min(1, 1 / step))
  const taps = 2 * reach
  const output = new Float32Array(until)
  const wrapped = wrap(loop, taps)
  for (let frame = 0; frame < until; frame++) {
    const position = frame * step
    const whole = Math.floor(position)
    const row = Math.round((position - whole) * phases) * taps
    let sum = 0
    for (let tap = 0; tap < taps; tap++)
      sum += (filter[row + tap] ?? 0) * (wrapped[whole + tap + taps - reach + 1] ?? 0)
    output[frame] = sum
  }
  return output
}

/** Pads a loop with its last frames before the start and its first frames after the end. */
function wrap(loop: Float32Array, margin: number): Float32Array {
  const wrapped = new Float32Array(loop.length + 2 * margin)
  for (let index = 0; index < wrapped.length; index++) {
    const position = (index - margin) % loop.length
    wrapped[index] = loop[position < 0 ? position + loop.length : position] ?? 0
  }
  return wrapped
}

/** Computes a windowed sinc: one row per phase, each with a sum of 1. */
function createFilter(cutoff: number): Float32Array {
  const taps = 2 * reach
  const filter = new Float32Array((phases + 1) * taps)
  for (let phase = 0; phase <= phases; phase++) {
    const row = filter.subarray(phase * taps, (phase + 1) * taps)
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - reach + 1 - phase / phases
      row[tap] = sinc(distance * cutoff) * Math.cos((Math.PI * distance) / (2 * reach + 1)) ** 2
    }
    const sum = row.reduce((total, value) => total + value, 0)
    for (let tap = 0; tap < taps; tap++) row[tap] = (row[tap] ?? 0) / sum
  }
  return filter
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
