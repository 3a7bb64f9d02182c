import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client'
import type { Aggregator, MetricObjectWithValues, MetricValue } from 'prom-client'
import { counters, durationBuckets, gauges, histograms } from '../../contract/metrics.ts'
import type { GaugeName, GaugeValue } from '../../contract/metrics.ts'
import type { Telemetry } from '../../contract/telemetry.ts'
import { limitRuns } from '../tasks/limit-runs.ts'

/** The metrics of one process in the form in which processes exchange them. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>[]

/** Reads the values of some gauges; those of a failed read are missing in that scrape. */
export type ReadGauges = () => Promise<readonly GaugeValue[]>

/** The metrics of this process. */
export interface Metrics extends Pick<Telemetry, 'count' | 'observe'> {
  addGauges(read: ReadGauges): void
  read(): Promise<MetricValues>
}

/** The time limit of a reader, in milliseconds: less than the supervisor waits for a worker. */
const readLimitMs = 4000

/**
 * How the values of several processes are combined; by default their maximum, because all processes
 * read the same queues.
 */
const aggregators: Partial<Record<GaugeName, Aggregator>> = {
  overtone_ready: 'min',
  overtone_processes: 'sum',
  overtone_silent_processes: 'sum',
}

/** Creates the shop's metrics and those of the process: CPU, memory and event loop. */
export function createMetrics(limitMs = readLimitMs): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const ownCounters = mapValues(counters, ({ help, labels, values }, name) => {
    const counter = new Counter<string>({ name, help, labelNames: labels, registers })
    for (const value of values) counter.inc({ [labels[0]]: value }, 0)
    return counter
  })
  const ownHistograms = mapValues(histograms, ({ help, labels }, name) => {
    return new Histogram({
      name,
      help,
      labelNames: labels,
      buckets: [...durationBuckets],
      registers,
    })
  })
  const ownGauges = mapValues(gauges, (_gauge, name) => createGauge(name, registry))
  const ownProcess = { name: 'overtone_processes', labels: {}, value: 1 } as const
  const readers: ReadGauges[] = [async () => [ownProcess]]
  return {
    count: (name, labels) => ownCounters[name].inc(labels),
    observe: (name, labels, seconds) => ownHistograms[name].observe(labels, seconds),
    addGauges: (read) => void readers.push(limitRuns(read, limitMs)),
    read: async () => {
      const values = await Promise.all(readers.map((read) => read().catch(() => [])))
      // Without a wait before the last value, because parallel scrapes share the gauges.
      for (const gauge of Object.values(ownGauges)) gauge.reset()
      for (const { name, labels, value } of values.flat()) ownGauges[name].inc(labels, value)
      const all: MetricValues = await registry.getMetricsAsJSON()
      return all.filter(({ name, values: found }) => !isGauge(name) || found.length > 0)
    },
  }
}

/** Returns the value of a gauge in the form in which processes exchange their metrics. */
export async function toMetricValues({ name, labels, value }: GaugeValue): Promise<MetricValues> {
  const registry = new Registry()
  createGauge(name, registry).inc(labels, value)
  return await registry.getMetricsAsJSON()
}

/**
 * Adds up the metrics of several processes: counters and histograms are summed;
 * `aggregators` says how each gauge is combined.
 */
export async function combineMetrics(processes: readonly MetricValues[]): Promise<MetricValues> {
  return await aggregate(processes).getMetricsAsJSON()
}

/** Formats the metrics of processes as text, see https://prometheus.io/docs/instrumenting/exposition_formats/. */
export async function formatMetrics(processes: readonly MetricValues[]): Promise<string> {
  return await aggregate(processes).metrics()
}

/** The media type of that text. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE

function aggregate(processes: readonly MetricValues[]): Registry {
  return AggregatorRegistry.aggregate([...processes])
}

/** Creates a gauge, or the counter of a value that only grows; both start at 0. */
function createGauge(name: GaugeName, registry: Registry): Gauge | Counter {
  const { help, labels } = gauges[name]
  const aggregator = aggregators[name] ?? 'max'
  const Kind = 'type' in gauges[name] ? Counter : Gauge
  return new Kind<string>({ name, help, labelNames: labels, aggregator, registers: [registry] })
}

function isGauge(name: string): name is GaugeName {
  return Object.hasOwn(gauges, name)
}

function mapValues<Name extends string, Value, Result>(
  record: Readonly<Record<Name, Value>>,
  map: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  const entries = Object.entries<Value>(record)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, map(value, name as Name)]),
  ) as Record<Name, Result>
}
