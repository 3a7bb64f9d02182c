import { tanh } from './math.ts'

/** A new channel saturated: `amount` 1 is gentle, 8 is heavy; quiet passages keep their level. */
export function driven(channel: Float32Array, amount: number, bias = 0): Float32Array {
  const rest = tanh(bias)
  const slope = amount * (1 - rest * rest)
  const gain = 1 / Math.sqrt(slope)
  return channel.map((sample) => (tanh(sample * amount + bias) - rest) * gain)
}
