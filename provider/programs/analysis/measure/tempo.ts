/** The usual numbers of beats in loops in 4/4 time; two beats are half a bar. */
const beatCounts = [2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 96, 128, 192, 256] as const
const tempoRange = { min: 55, max: 200 } as const
/**
 * The center of the expected tempos in BPM: of tempos an octave apart, such as 78 and 156, the one
 * closer to it in octaves is rated higher, by a normal distribution.
 */
const expectedTempo = 110
const tempoDeviation = 0.5
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
/** The number of onsets from which their fit counts in full. */
const fullOnsetCount = 8
const fitWeight = 3
const minFreeOnsetCount = 12
const minFreeFit = 0.75
const freeMargin = 1
const integerBonus = 0.7
const integerTolerance = 0.03

/** A tempo at which a sound spans whole bars. */
export interface TempoCandidate {
  readonly bpm: number
  readonly beats: number
  /** How much better onsets match the grid than by chance, from 0 to 1. */
  readonly fit: number
  readonly score: number
}

/**
 * Rates the tempos at which a sound of a length in seconds spans whole 4/4 bars, best first: by how
 * well the onsets (in seconds) match the grid, how common the tempo and the number of bars are, and
 * whether it is a whole number, as labels tend to choose.
 */
export function rateTempos(seconds: number, onsets: readonly number[]): TempoCandidate[] {
  return beatCounts
    .map((beats) => ({ beats, bpm: (beats * 60) / seconds }))
    .filter(({ bpm }) => bpm >= tempoRange.min && bpm <= tempoRange.max)
    .map(({ beats, bpm }) => {
      const fit = measureGridFit(onsets, 60 / bpm)
      const isInteger = Math.abs(bpm - Math.round(bpm)) < integerTolerance
      const score =
        fitWeight * fit + rateTempo(bpm) + rateBars(beats / 4) + (isInteger ? integerBonus : 0)
      return { bpm, beats, fit, score }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** Returns the confidence in the best of several candidates, from 0 to 1. */
export function computeTempoConfidence([best, second]: readonly TempoCandidate[]): number {
  if (best === undefined) return 0
  const margin = best.score - (second?.score ?? best.score - 1)
  return Math.min(0.95, 0.3 + 0.4 * best.fit + 0.2 * Math.min(1, margin))
}

/**
 * Finds the tempo of a sound that does not span whole bars from its onsets alone; null unless they
 * clearly match a grid, better than the best tempo for whole bars, whose score is passed.
 */
export function findFreeTempo(
  onsets: readonly number[],
  wholeBarsScore: number,
): TempoCandidate | null {
  if (onsets.length < minFreeOnsetCount) return null
  let best: TempoCandidate | null = null
  for (let bpm = tempoRange.min; bpm <= tempoRange.max; bpm += 0.25) {
    const fit = measureGridFit(onsets, 60 / bpm)
    const score = fitWeight * fit + rateTempo(bpm)
    if (score > (best?.score ?? -Infinity)) best = { bpm, beats: 0, fit, score }
  }
  if (best === null || best.fit <= minFreeFit) return null
  return best.score > wholeBarsScore + freeMargin ? best : null
}

function rateTempo(bpm: number): number {
  return -((Math.log2(bpm / expectedTempo) / tempoDeviation) ** 2) / 2
}

/** Loops usually have 1, 2, 4, 8 … bars, sometimes 3, 6 or 12, and hardly ever 5, 7 or 10. */
function rateBars(bars: number): number {
  if (bars < 1) return -0.5
  if (Number.isInteger(Math.log2(bars))) return 0
  return bars % 3 === 0 ? -0.7 : -1.4
}

/**
 * Measures how well onsets match the best grid for a beat in seconds: 0 is chance, 1 exact. Few
 * onsets count less.
 */
function measureGridFit(onsets: readonly number[], beat: number): number {
  if (onsets.length < minOnsetCount) return 0
  let best = 0
  for (const grid of grids) {
    const chance = Math.min(0.95, (grid.length * looseness * Math.sqrt(2 * Math.PI)) / beat)
    for (const shift of shifts) {
      const close = measureCloseness(onsets, grid, beat, shift)
      best = Math.max(best, (close - chance) / (1 - chance))
    }
  }
  return best * Math.min(1, (onsets.length - 2) / (fullOnsetCount - 2))
}

function measureCloseness(
  onsets: readonly number[],
  grid: readonly number[],
  beat: number,
  shift: number,
): number {
  let sum = 0
  for (const onset of onsets) {
    const place = (onset - shift) / beat
    let nearest = 1
    for (const point of grid) {
      const distance = Math.abs(place - point - Math.round(place - point))
      if (distance < nearest) nearest = distance
    }
    sum += Math.exp(-(((nearest * beat) / looseness) ** 2) / 2)
  }
  return sum / onsets.length
}
