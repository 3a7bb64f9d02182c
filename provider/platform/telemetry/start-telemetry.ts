import type {
  MetricsAddress,
  TelemetrySettings,
  TraceSettings,
} from '#shop/settings/telemetry-variables.ts'
import type { Log } from '../../contract/log.ts'
import { noTelemetry } from '../../contract/telemetry.ts'
import type { Telemetry } from '../../contract/telemetry.ts'
import type { MetricValues, ReadGauges } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The telemetry of a process. */
export interface RunningTelemetry extends Telemetry {
  /** Adds values that are read for each scrape. */
  addGauges(read: ReadGauges): void
  /** Returns the metrics of this process; none without a port for them. */
  readMetrics(): Promise<MetricValues>
  /** Sends the remaining spans. */
  close(): Promise<void>
}

interface StartOptions {
  /** The default name of the program in the traces. */
  readonly program: string
  readonly log: Log
  /** False for a process whose supervisor serves the metrics. */
  readonly servesMetrics?: boolean
}

/** Starts what is configured; the packages for it are loaded only then. */
export async function startTelemetry(
  settings: TelemetrySettings,
  { program, log, servesMetrics = true }: StartOptions,
): Promise<RunningTelemetry> {
  const metrics = settings.metrics === null ? null : await openMetrics()
  const tracing = settings.traces === null ? null : await openTracing(settings.traces, program, log)
  const readMetrics = async () => (await metrics?.read()) ?? []
  if (settings.metrics !== null && servesMetrics) {
    await serveCombined(settings.metrics, async () => [await readMetrics()])
  }
  return {
    ...noTelemetry,
    ...metrics,
    ...tracing,
    addGauges: (read) => metrics?.addGauges(read),
    readMetrics,
    close: async () => await tracing?.close(),
  }
}

/** Serves the metrics of several processes together. */
export async function serveCombined(
  address: MetricsAddress,
  readProcesses: () => Promise<readonly MetricValues[]>,
): Promise<void> {
  const { formatMetrics, metricsType } = await import('./metrics.ts')
  await serveMetrics(address, async () => {
    return { type: metricsType, text: await formatMetrics(await readProcesses()) }
  })
}

/** Adds the id of the current trace to the entries of a log. */
export function withTraceId(log: Log, telemetry: Pick<Telemetry, 'getTraceId'>): Log {
  return (level, event, fields) =>
    log(level, event, { ...fields, trace_id: telemetry.getTraceId() })
}

async function openMetrics() {
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics()
}

async function openTracing(settings: TraceSettings, program: string, log: Log) {
  const { createTracing } = await import('./tracing.ts')
  return createTracing(settings, program, log)
}
