import type { Sample } from './evaluate.ts'
import { toKey } from './series.ts'
import type { Series } from './series.ts'

/**
 * Returns the increase of a counter between two times, extrapolated to them as by `increase` of
 * Prometheus; null with fewer than two points.
 */
export function getIncrease(points: Series['points'], start: number, end: number): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) return null
  let increase = last[1] - first[1]
  for (const [index, [, value]] of points.entries()) {
    const previous = points[index - 1]?.[1] ?? value
    // The counter has begun again at 0.
    if (value < previous) increase += previous
  }
  const sampled = last[0] - first[0]
  const distance = sampled / (points.length - 1)
  const limit = (gap: number) => (gap >= distance * 1.1 ? distance / 2 : gap)
  // A counter is not extrapolated below zero.
  const toZero = increase > 0 && first[1] >= 0 ? sampled * (first[1] / increase) : Infinity
  const before = Math.min(limit(first[0] - start), toZero)
  return (increase * (sampled + before + limit(end - last[0]))) / sampled
}

/** Returns a quantile of each histogram, interpolated within its bucket. */
export function getQuantile(quantile: number, buckets: readonly Sample[]): Sample[] {
  const parsed = buckets.map(({ labels: { le = '', ...labels }, value }) => {
    return { labels, bound: le === '+Inf' ? Infinity : Number(le), value }
  })
  const histograms = Map.groupBy(parsed, ({ labels }) => toKey(labels))
  return [...histograms.values()].map((histogram) => {
    const sorted = histogram.toSorted((one, other) => one.bound - other.bound)
    const rank = quantile * (sorted.at(-1)?.value ?? 0)
    const index = sorted.findIndex(({ value }) => value >= rank)
    const labels = histogram[0]?.labels ?? {}
    const { bound: low, value: count } = sorted[index - 1] ?? { bound: 0, value: 0 }
    const { bound: high, value: total } = sorted[index] ?? { bound: Number.NaN, value: 0 }
    if (high === Infinity) return { labels, value: low }
    return { labels, value: low + ((high - low) * (rank - count)) / (total - count) }
  })
}
