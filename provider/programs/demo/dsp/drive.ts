import { tanh } from '../../../platform/sound/portable-math.ts'

/**
 * Returns a saturated copy of a channel. `amount` ranges from 1 (gentle) to 8 (heavy) and amplifies
 * quiet passages by at most its square root.
 */
export function saturate(channel: Float32Array, amount: number, bias = 0): Float32Array {
  const rest = tanh(bias)
  const slope = amount * (1 - rest * rest)
  const gain = 1 / Math.sqrt(slope)
  return channel.map((sample) => (tanh(sample * amount + bias) - rest) * gain)
}
