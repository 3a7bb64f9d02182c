export type Labels = Readonly<Record<string, string>>

/** A recorded series; its points are times in minutes and values. */
export interface Series {
  readonly name: string
  readonly labels: Labels
  readonly points: readonly (readonly [time: number, value: number])[]
}

/**
 * Parses a series in the notation of promtool, such as `up{job="a"}` and `1 0+2x60 _x5`
 * (https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/#series).
 */
export function parseSeries(series: string, values: string): Series {
  const [, name = '', text = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? []
  const pairs = [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])
  const points = [...values.split(' ').flatMap(parseValues).entries()]
  const isPoint = ([, value]: [number, number]) => !Number.isNaN(value)
  return { name, labels: Object.fromEntries(pairs), points: points.filter(isPoint) }
}

/** Parses `3`, `3x2` (three times 3), `3+1x2` and `_x2` (twice no value, which is NaN here). */
function parseValues(text: string): number[] {
  const parts = /^(_|-?[\d.]+)([+-][\d.]+)?(?:x(\d+))?$/.exec(text)
  if (parts === null) throw new Error(`The value ${text} is not supported.`)
  const [, first, step = '0', times] = parts
  if (first === '_') return Array.from({ length: Number(times ?? 1) }, () => Number.NaN)
  const length = Number(times ?? 0) + 1
  return Array.from({ length }, (_, index) => Number(first) + index * Number(step))
}

/** Returns a text that is the same for the same labels. */
export function toKey(labels: Labels): string {
  return JSON.stringify(Object.entries(labels).toSorted())
}
