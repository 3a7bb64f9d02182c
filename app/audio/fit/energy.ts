import type { Channels } from './slice.ts'

/** Returns the energy of a loop between two frames, which may lie beyond its ends. */
type GetEnergy = (from: number, to: number) => number

/**
 * Sums up the energy of all channels around a frame, as a whole and of the highs alone: of the
 * second difference, in which high frequencies prevail.
 */
export function sumEnergies(channels: Channels, first: number, count: number): GetEnergy[] {
  return [getSample, getDifference].map((read) => {
    const sums = new Float64Array(count + 1)
    for (const channel of channels) {
      let sum = 0
      for (let index = 0; index < count; index++) {
        sum += read(channel, first + index) ** 2
        sums[index + 1] = (sums[index + 1] ?? 0) + sum
      }
    }
    return (from, to) => (sums[to - first] ?? 0) - (sums[from - first] ?? 0)
  })
}

function getSample(channel: Float32Array, frame: number): number {
  return channel[((frame % channel.length) + channel.length) % channel.length] ?? 0
}

function getDifference(channel: Float32Array, frame: number): number {
  const at = (offset: number) => getSample(channel, frame + offset)
  return at(1) - 2 * at(0) + at(-1)
}
