import { z } from 'zod'
import { portSchema, urlSchema } from './schemas.ts'

/**
 * The environment variables about metrics and traces. Those of OpenTelemetry have its names, see
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/.
 */
export const telemetryVariables = {
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSchema.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    // All traces would cost more than 3 % of a page.
    .default(0.1),
}

const telemetrySchema = z.object(telemetryVariables)

/** Where the metrics are served. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** Where the traces are sent, and how many. */
export interface TraceSettings {
  /** The URL that spans are posted to. */
  readonly url: string
  /** The name of the program in the traces; null for its own. */
  readonly serviceName: string | null
  /** The share of traces that are recorded, unless the caller has decided; from 0 to 1. */
  readonly ratio: number
}

/** The settings of metrics and traces; null for none. */
export interface TelemetrySettings {
  readonly metrics: MetricsAddress | null
  readonly traces: TraceSettings | null
}

/** Builds the settings of metrics and traces from validated variables. */
export function toTelemetrySettings(env: z.infer<typeof telemetrySchema>): TelemetrySettings {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  return {
    metrics: toMetricsAddress(env.METRICS_PORT, env.METRICS_HOST),
    traces:
      endpoint === undefined
        ? null
        : {
            url: `${endpoint}/v1/traces`,
            serviceName: env.OTEL_SERVICE_NAME ?? null,
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
          },
  }
}

/** Returns the address of a metrics server; null without a port. */
export function toMetricsAddress(port: number | undefined, host: string): MetricsAddress | null {
  return port === undefined ? null : { host, port }
}
