import { tanh } from './math.ts'

/** A new channel saturated: `amount` 1 is gentle, 8 is heavy; quiet passages keep their level. */
export function driven(channel: Float32Array, amount: number, bias = 0): Float32Array {
  const rest = tanh(bias)
  const slope = amount * (1 - rest * rest)
  const gain = 1 / Math.sqrt(slope)
  return channel.map((sample) => (tanh(sample * amount + bias) - rest) * gain)
}

/** A new channel with fewer steps of level and time, as an old sampler had. */
export function crushed(channel: Float32Array, bits: number, hold: number): Float32Array {
  let steps = 1
  for (let i = 1; i < bits; i++) steps *= 2
  let last = 0
  return channel.map((sample, i) => {
    if (i % hold === 0) last = Math.round(sample * steps) / steps
    return last
  })
}
