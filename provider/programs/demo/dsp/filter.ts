import { clearSubnormal } from '../../../platform/sound/clear-subnormal.ts'
import { tangent } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from './sample-rate.ts'
import { evaluateCurve, type Curve } from './signal.ts'

export type FilterMode = 'low' | 'band' | 'high' | 'notch'

const blockSize = 16

/**
 * Returns a copy of a channel, filtered by a two-pole state-variable filter with its cutoff in
 * hertz and its resonance as Q (0.7 is flat). A second pass starts with the state of the first, as
 * in a repeating loop.
 */
export function applyFilter(
  channel: Float32Array,
  mode: FilterMode,
  cutoff: Curve,
  q = 0.7071,
  passes = 1,
): Float32Array {
  const out = new Float32Array(channel.length)
  const k = 1 / q
  const lowGain = mode === 'low' ? 1 : 0
  const bandGain = mode === 'band' ? k : 0
  const highGain = mode === 'high' || mode === 'notch' ? 1 : 0
  const notchGain = mode === 'notch' ? 1 : 0
  let first = 0
  let second = 0
  for (let pass = 0; pass < passes; pass++) {
    for (let start = 0; start < channel.length; start += blockSize) {
      const hz = Math.min(20000, Math.max(10, evaluateCurve(cutoff, start / sampleRate)))
      const g = tangent(hz / sampleRate / 2)
      const a1 = 1 / (1 + g * (g + k))
      const a2 = g * a1
      const a3 = g * a2
      const end = Math.min(start + blockSize, channel.length)
      first = clearSubnormal(first)
      second = clearSubnormal(second)
      for (let i = start; i < end; i++) {
        const input = channel[i] ?? 0
        const v3 = input - second
        const band = a1 * first + a2 * v3
        const low = second + a2 * first + a3 * v3
        first = 2 * band - first
        second = 2 * low - second
        const high = input - k * band - low
        out[i] = lowGain * low + bandGain * band + highGain * high + notchGain * low
      }
    }
  }
  return out
}
