import type { Strike } from './onset-curve.ts'

/**
 * The positions of notes within a beat: straight, lightly and fully swung sixteenths, and triplets.
 */
const grids: readonly (readonly number[])[] = [
  [0, 0.25, 0.5, 0.75],
  [0, 0.29, 0.5, 0.79],
  [0, 1 / 3, 0.5, 5 / 6],
  [0, 1 / 3, 2 / 3],
]
/** The standard deviation of notes around the grid, in seconds. */
const looseness = 0.012
/** Trial offsets of the whole grid in seconds: recordings rarely start exactly on the beat. */
const shifts = [-0.02, -0.015, -0.01, -0.005, 0, 0.005, 0.01, 0.015, 0.02] as const
const minOnsetCount = 4
/** The number of strikes from which their fit counts in full. */
const fullOnsetCount = 8

/**
 * Measures how well strikes match the best grid for a beat in seconds, which starts with the sound
 * or at its first audible moment: 0 is chance, 1 exact. Few strikes count less.
 */
export function measureGridFit(strikes: readonly Strike[], beat: number, start: number): number {
  if (strikes.length < minOnsetCount) return 0
  const starts = start > 0.01 ? [0, start] : [0]
  let best = 0
  for (const grid of grids) {
    const chance = Math.min(0.95, (grid.length * looseness * Math.sqrt(2 * Math.PI)) / beat)
    for (const shift of starts.flatMap((from) => shifts.map((trial) => from + trial))) {
      const close = measureCloseness(strikes, grid, beat, shift)
      best = Math.max(best, (close - chance) / (1 - chance))
    }
  }
  return best * Math.min(1, (strikes.length - 2) / (fullOnsetCount - 2))
}

function measureCloseness(
  strikes: readonly Strike[],
  grid: readonly number[],
  beat: number,
  shift: number,
): number {
  let [sum, total] = [0, 0]
  for (const { time, strength } of strikes) {
    const place = (time - shift) / beat
    let nearest = 1
    for (const point of grid) {
      const distance = Math.abs(place - point - Math.round(place - point))
      if (distance < nearest) nearest = distance
    }
    const distance = (nearest * beat) / looseness
    if (distance < 4) sum += strength * Math.exp(-(distance ** 2) / 2)
    total += strength
  }
  return sum / total
}
