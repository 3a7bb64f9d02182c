/** The part of a hit that is compared, in seconds before and after its attack. */
const window = { before: 0.001, after: 0.011 } as const

/** The maximum distance at which a hit is looked for, in seconds. */
const reach = 0.04

/**
 * Returns how far a hit is from its place in a fitted loop, in seconds: the shift at which the
 * highs of the source around the hit correlate best with the fitted loop; of shifts about as good,
 * as in a roll of equal hits, the smallest.
 */
export function findShift(
  source: Float32Array,
  fitted: Float32Array,
  hit: number,
  place: number,
  rate: number,
): number {
  const count = Math.round((window.before + window.after) * rate)
  const start = Math.round(hit - window.before * rate)
  const template = readHighs(source, start, count)
  const margin = Math.round(reach * rate)
  const target = Math.round(place - window.before * rate)
  const highs = readHighs(fitted, target - margin, count + 2 * margin)
  const rates = correlate(template, highs)
  const best = rates.reduce((high, value) => Math.max(high, value), 0)
  let nearest = Infinity
  for (const [offset, value] of rates.entries())
    if (value >= 0.97 * best && Math.abs(offset - margin) < Math.abs(nearest))
      nearest = offset - margin
  return nearest / rate
}

function readHighs(samples: Float32Array, start: number, count: number): Float32Array {
  const at = (frame: number) => samples[(frame + 2 * samples.length) % samples.length] ?? 0
  return Float32Array.from({ length: count }, (_, index) => {
    const frame = start + index
    return at(frame + 1) - 2 * at(frame) + at(frame - 1)
  })
}

/** Returns the correlation of a template with a signal at each offset, from −1 to 1. */
function correlate(template: Float32Array, signal: Float32Array): Float64Array {
  const count = template.length
  const sums = new Float64Array(signal.length + 1)
  for (const [index, sample] of signal.entries()) sums[index + 1] = (sums[index] ?? 0) + sample ** 2
  const power = template.reduce((sum, sample) => sum + sample ** 2, 1e-12)
  return Float64Array.from({ length: signal.length - count + 1 }, (_, offset) => {
    let product = 0
    for (let index = 0; index < count; index++)
      product += (template[index] ?? 0) * (signal[offset + index] ?? 0)
    const signalPower = (sums[offset + count] ?? 0) - (sums[offset] ?? 0)
    return product / Math.sqrt((signalPower + 1e-12) * power)
  })
}
