import type { SoundMeasures } from '../../../catalog/characters/measures.rules.ts'
import { exp2, log2 } from '../../../platform/sound/portable-math.ts'

/** A sound whose instrument is known. */
interface KnownSound {
  readonly instrument: string
  readonly measures: SoundMeasures
}

/** Returns how much a sound is like each instrument: about 1 for its own, and 0 for others. */
export type Recognizer = (measures: SoundMeasures) => number[]

/** The measures that are compared, each with a scale on which equal steps sound alike. */
const comparisons: readonly ((measures: SoundMeasures) => number)[] = [
  ({ brightness }) => brightness,
  ({ movement }) => movement,
  ({ flatness }) => flatness,
  ({ lowFlatness }) => lowFlatness,
  ({ subShare }) => Math.sqrt(subShare),
  ({ lowShare }) => Math.sqrt(lowShare),
  ({ lowMidShare }) => Math.sqrt(lowMidShare),
  ({ presenceShare }) => Math.sqrt(presenceShare),
  ({ highShare }) => Math.sqrt(highShare),
  ({ airShare }) => Math.sqrt(airShare),
  ({ clarity }) => clarity,
  ({ length }) => log2(length + 0.01),
  ({ attack }) => log2(attack + 0.01),
  ({ decay }) => log2(decay + 0.01),
  ({ tail }) => log2(tail + 0.01),
  ({ floor }) => floor,
  ({ sustained }) => sustained,
  ({ crest }) => crest,
  ({ waveCrest }) => waveCrest,
  ({ onsetsPerSecond }) => onsetsPerSecond,
  ({ width }) => width,
]

/** Beyond that many standard deviations, a measure counts as that far. */
const maxDeviations = 3
/** How fast the influence of a known sound falls with the distance from it. */
const narrowness = 2
/** What all sounds have in common. */
const commonLikeness = 0.1
/** How much the known sounds themselves may be mistaken. */
const ridge = 0.03

/**
 * Creates a recognizer that learns from sounds whose instruments are known, by kernel ridge
 * regression with a Gaussian kernel. It returns the likenesses in the order of `instruments`.
 */
export function createRecognizer(
  known: readonly KnownSound[],
  instruments: readonly string[],
): Recognizer {
  const { standardize, places, compare, matrix } = prepare(known)
  const coefficients = solve(matrix, toTargets(known, instruments))
  return (measures) => {
    const place = standardize(readMeasures(measures))
    const likenesses = instruments.map(() => 0)
    for (const [index, other] of places.entries()) {
      const influence = compare(place, other)
      for (let k = 0; k < likenesses.length; k += 1)
        likenesses[k] = (likenesses[k] ?? 0) + influence * (coefficients[index]?.[k] ?? 0)
    }
    return likenesses
  }
}

/**
 * Recognizes each of the known sounds as if it were not known, only by the others: the likenesses of
 * all sounds in their order.
 */
export function recognizeByOthers(
  known: readonly KnownSound[],
  instruments: readonly string[],
): number[][] {
  const targets = toTargets(known, instruments)
  const identity = known.map((_, i) => known.map((_sound, j) => (i === j ? 1 : 0)))
  const sides = targets.map((target, i) => [...target, ...(identity[i] ?? [])])
  // What a sound adds to its own regression follows from the diagonal of the inverse.
  return solve(prepare(known).matrix, sides).map((solution, i) => {
    const diagonal = solution[instruments.length + i] ?? 1
    return instruments.map((_, k) => (targets[i]?.[k] ?? 0) - (solution[k] ?? 0) / diagonal)
  })
}

function toTargets(known: readonly KnownSound[], instruments: readonly string[]): number[][] {
  return known.map(({ instrument }) => instruments.map((name) => (name === instrument ? 1 : 0)))
}

function readMeasures(measures: SoundMeasures): number[] {
  return comparisons.map((read) => read(measures))
}

function prepare(known: readonly KnownSound[]) {
  const raw = known.map(({ measures }) => readMeasures(measures))
  const standardize = createStandardizer(raw)
  const places = raw.map(standardize)
  const scale = (narrowness * Math.LOG2E) / findMedianDistance(places)
  const compare = (a: readonly number[], b: readonly number[]) =>
    exp2(-scale * computeSquaredDistance(a, b)) + commonLikeness
  const matrix = places.map((a, i) => places.map((b, j) => compare(a, b) + (i === j ? ridge : 0)))
  return { standardize, places, compare, matrix }
}

function createStandardizer(rows: readonly (readonly number[])[]) {
  const scales = comparisons.map((_, column) => {
    const values = rows.map((row) => row[column] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return { mean, deviation: Math.sqrt(variance) || 1 }
  })
  return (row: readonly number[]): number[] =>
    scales.map(({ mean, deviation }, column) => {
      const value = ((row[column] ?? 0) - mean) / deviation
      return Math.max(-maxDeviations, Math.min(maxDeviations, value))
    })
}

function computeSquaredDistance(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let k = 0; k < a.length; k += 1) sum += ((a[k] ?? 0) - (b[k] ?? 0)) ** 2
  return sum
}

/** Returns the median of the squared distances between two different sounds. */
function findMedianDistance(places: readonly (readonly number[])[]): number {
  const distances = places
    .flatMap((a, i) => places.slice(i + 1).map((b) => computeSquaredDistance(a, b)))
    .toSorted((a, b) => a - b)
  return distances[Math.floor(distances.length / 2)] ?? 1
}

/** Solves a system of linear equations for several right sides by elimination; changes its arguments. */
function solve(matrix: number[][], sides: number[][]): number[][] {
  for (const [at, row] of matrix.entries()) {
    const pivot = row[at] ?? 1
    for (let other = 0; other < matrix.length; other += 1) {
      if (other === at) continue
      const target = matrix[other] ?? []
      const factor = (target[at] ?? 0) / pivot
      for (let k = at; k < row.length; k += 1) target[k] = (target[k] ?? 0) - factor * (row[k] ?? 0)
      subtract(sides[other] ?? [], sides[at] ?? [], factor)
    }
  }
  return sides.map((side, at) => side.map((value) => value / (matrix[at]?.[at] ?? 1)))
}

function subtract(target: number[], row: readonly number[], factor: number): void {
  for (let k = 0; k < row.length; k += 1) target[k] = (target[k] ?? 0) - factor * (row[k] ?? 0)
}
