import { measureNames, type MeasureName, type SoundMeasures } from './measures.rules.ts'

/** Ascending values of a distribution, at equal steps from its lowest to its highest one. */
export type Quantiles = readonly number[]

/** The distribution of each measure among comparable sounds; empty if none has it. */
export type MeasureScale = Readonly<Record<MeasureName, Quantiles>>

/** One value for every 5 %. */
const stepCount = 20
const middle = 0.5

/** Computes the quantiles of values; none of no values. */
export function computeQuantiles(values: readonly number[]): Quantiles {
  if (values.length === 0) return []
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from({ length: stepCount + 1 }, (_, step) => {
    const place = (step / stepCount) * (sorted.length - 1)
    const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
    return low + (high - low) * (place % 1)
  })
}

/**
 * Returns the share of a distribution that lies below a value, from 0 to 1; equal values count half.
 * An unknown value or distribution counts as its middle.
 */
export function findPercentile(value: number | null | undefined, quantiles: Quantiles): number {
  if (value === null || value === undefined || quantiles.length === 0) return middle
  const last = quantiles.length - 1
  const above = quantiles.findIndex((quantile) => quantile >= value)
  const below = quantiles.findLastIndex((quantile) => quantile <= value)
  if (above === -1) return 1
  if (below === -1) return 0
  if (below >= above) return (above + below) / 2 / last
  const [low = 0, high = 0] = [quantiles[below], quantiles[above]]
  return (below + (value - low) / (high - low)) / last
}

/** Computes the distribution of each measure among comparable sounds. */
export function computeMeasureScale(sounds: readonly SoundMeasures[]): MeasureScale {
  const entries = measureNames.map((name) => {
    const values = sounds.flatMap((sound) => sound[name] ?? [])
    return [name, computeQuantiles(values)] as const
  })
  return Object.fromEntries(entries) as Record<MeasureName, Quantiles>
}

/** The percentile of each measure of a sound. */
export type Percentiles = Readonly<Record<MeasureName, number>>

/** Returns the percentile of each measure of a sound. */
export function findPercentiles(sound: SoundMeasures, scale: MeasureScale): Percentiles {
  const entries = measureNames.map(
    (name) => [name, findPercentile(sound[name], scale[name])] as const,
  )
  return Object.fromEntries(entries) as Record<MeasureName, number>
}
