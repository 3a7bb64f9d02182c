import { getFitDistance, parseMusicalKey } from '#provider/contract/fit.ts'
import type { FitTarget } from '#provider/contract/fit.ts'
import type { Columns } from './columns.ts'

/** The number of tempos and keys whose orders are kept. */
const maxKept = 6

/**
 * Returns the places of all products on sale, those first that must be bent least to fit; `newest` are
 * these places, the newest first, which is the order of products that fit equally. The last orders are
 * kept, because a page of results is one of several.
 */
export function readFitOrder(columns: Columns, newest: Int32Array, target: FitTarget): Int32Array {
  const { fits } = columns
  const name = JSON.stringify(target)
  const order = fits.get(name) ?? sortByFit(columns, newest, target)
  // The order that was used last comes last.
  fits.delete(name)
  fits.set(name, order)
  for (const oldest of [...fits.keys()].slice(0, -maxKept)) fits.delete(oldest)
  return order
}

/** Counts the products of each distance, of which there are few, instead of comparing products. */
function sortByFit(columns: Columns, newest: Int32Array, target: FitTarget): Int32Array {
  const order = new Int32Array(newest.length)
  const getDistance = createMeasure(columns, target)
  const counts = new Map<number, number>()
  const measured = new Float64Array(newest.length)
  for (let index = 0; index < newest.length; index += 1) {
    const distance = getDistance(newest[index] ?? 0)
    measured[index] = distance
    counts.set(distance, (counts.get(distance) ?? 0) + 1)
  }
  const starts = new Map<number, number>()
  let start = 0
  for (const distance of [...counts.keys()].toSorted((a, b) => (a < b ? -1 : 1))) {
    starts.set(distance, start)
    start += counts.get(distance) ?? 0
  }
  for (let index = 0; index < newest.length; index += 1) {
    const distance = measured[index] ?? 0
    const at = starts.get(distance) ?? 0
    order[at] = newest[index] ?? 0
    starts.set(distance, at + 1)
  }
  return order
}

/** Returns a function that measures the product at a place, each tempo and key once. */
function createMeasure({ bpm, options }: Columns, target: FitTarget) {
  const { options: keys, starts, numbers } = options.key
  const parsed = keys.map(({ value }) => parseMusicalKey(value))
  const known = new Map<number, number>()
  return (place: number): number => {
    const tempo = bpm[place] ?? NaN
    const start = starts[place] ?? 0
    const number = start < (starts[place + 1] ?? 0) ? (numbers[start] ?? 0) : -1
    // Tempos have at most a few decimals.
    const name = Number.isNaN(tempo) ? -1 - number - 1 : tempo * 1024 + number + 1
    const measured = known.get(name)
    if (measured !== undefined) return measured
    const distance = getFitDistance(
      Number.isNaN(tempo) ? null : tempo,
      parsed[number] ?? null,
      target,
    )
    known.set(name, distance)
    return distance
  }
}
