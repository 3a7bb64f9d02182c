import { clearSubnormal, samplesBetweenClears } from '../../../platform/sound/clear-subnormal.ts'
import { tangent } from '../../../platform/sound/portable-math.ts'

/**
 * Returns a copy of a loop without content below a cutoff in hertz: a two-pole high-pass filter,
 * run twice so that it starts in the state in which the loop ends.
 */
export function applyHighPass(
  channel: Float32Array,
  sampleRate: number,
  cutoff: number,
): Float32Array {
  const out = new Float32Array(channel.length)
  const k = Math.SQRT2
  const g = tangent(cutoff / sampleRate / 2)
  const a1 = 1 / (1 + g * (g + k))
  let [first, second] = [0, 0]
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < channel.length; i++) {
      if (i % samplesBetweenClears === 0) {
        first = clearSubnormal(first)
        second = clearSubnormal(second)
      }
      const input = channel[i] ?? 0
      const rest = input - second
      const band = a1 * first + g * a1 * rest
      const low = second + g * a1 * first + g * g * a1 * rest
      first = 2 * band - first
      second = 2 * low - second
      out[i] = input - k * band - low
    }
  }
  return out
}
