import { limiterGain } from '../../app/audio/limiter-curve.ts'
import { computePowerSpectrum } from '../../provider/programs/analysis/measure/fourier.ts'

/** What every sample below the limiter's threshold is multiplied by. */
export const outputGain = 10 ** (limiterGain / 20)

/** Returns the largest difference between two signals over the length of the shorter one. */
export function getDifference(a: Float32Array, b: Float32Array, gain = 1): number {
  let largest = 0
  for (let index = 0; index < Math.min(a.length, b.length); index++)
    largest = Math.max(largest, Math.abs((a[index] ?? 0) - (b[index] ?? 0) * gain))
  return largest
}

/** Returns the peak amplitude. */
export function getPeak(samples: Float32Array): number {
  return getDifference(samples, new Float32Array(samples.length))
}

/** Returns the largest difference between neighboring samples. */
export function getLargestStep(samples: Float32Array): number {
  return getDifference(samples.subarray(1), samples)
}

const size = 32_768

/** Returns the mean amplitude of each frequency of a loop. */
function getSpectrum(loop: Float32Array): Float64Array {
  const wrapped = Float32Array.from([...loop, ...loop.subarray(0, size)])
  const sum = new Float64Array(size / 2 + 1)
  for (let start = 0; start < loop.length; start += size / 2)
    for (const [bin, power] of computePowerSpectrum(wrapped, start, size).entries())
      sum[bin] = (sum[bin] ?? 0) + Math.sqrt(power)
  return sum
}

/** Returns by how many cents, within a range, one loop is transposed up from another. */
export function findShift(
  from: Float32Array,
  to: Float32Array,
  [min, max]: readonly [number, number],
) {
  const [low, high] = [getSpectrum(from), getSpectrum(to)]
  let best = { cents: min, likeness: 0 }
  for (let cents = min; cents <= max; cents++) {
    let likeness = 0
    // From 100 Hz to 4 kHz.
    for (let bin = 75; bin < 3000; bin++) {
      const place = bin * 2 ** (cents / 1200)
      const whole = Math.floor(place)
      const upper = (high[whole + 1] ?? 0) * (place - whole)
      likeness += (low[bin] ?? 0) * ((high[whole] ?? 0) * (1 - place + whole) + upper)
    }
    if (likeness > best.likeness) best = { cents, likeness }
  }
  return best.cents
}
