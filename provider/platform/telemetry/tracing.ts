import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  diag,
  trace,
} from '@opentelemetry/api'
import type { Context } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TraceSettings } from '#shop/settings/telemetry-variables.ts'
import type { Log } from '../../contract/log.ts'
import type { SpanStart, Telemetry } from '../../contract/telemetry.ts'

/** The traces of this process. */
export interface Tracing extends Omit<Telemetry, 'count' | 'observe'> {
  /** Sends the remaining spans, for at most a second. */
  close(): Promise<void>
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** How often failed exports are logged, in milliseconds. */
const logIntervalMs = 60_000

/** How long the end of the process waits for the last spans, in milliseconds. */
const closeLimitMs = 1000

/**
 * Records spans and sends them by OTLP over HTTP. Nothing is patched, because programs of ES modules
 * are not patched reliably: spans are started at the seams of the shop. Only the logger of the
 * OpenTelemetry API is global. `program` is the default name in the traces.
 */
export function createTracing(settings: TraceSettings, program: string, log: Log): Tracing {
  const contexts = new AsyncLocalStorage<Context>()
  const propagator = new W3CTraceContextPropagator()
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': settings.serviceName ?? program }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) }),
    ],
  })
  logFailedExports(log)
  const tracer = provider.getTracer('shop')
  const getContext = () => contexts.getStore() ?? ROOT_CONTEXT

  function start({ name, kind, parent, attributes = {} }: SpanStart, startTime?: number) {
    const context =
      parent === undefined ? getContext() : propagator.extract(getContext(), parent, headersGetter)
    const options = { kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind], attributes }
    const span = tracer.startSpan(
      name,
      startTime === undefined ? options : { ...options, startTime },
      context,
    )
    return { span, context: trace.setSpan(context, span) }
  }

  return {
    trace: async (spanStart, work) => {
      const { span, context } = start(spanStart)
      const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
      const set = (attributes: NonNullable<SpanStart['attributes']>) =>
        void span.setAttributes(attributes)
      try {
        return await contexts.run(context, () => work({ set, fail }))
      } catch (error) {
        fail()
        throw error
      } finally {
        span.end()
      }
    },
    addSpan: (spanStart, milliseconds) => {
      if (contexts.getStore() === undefined) return
      const end = Date.now()
      start(spanStart, end - milliseconds).span.end(end)
    },
    getTraceHeaders: () => {
      const headers: Record<string, string> = {}
      propagator.inject(getContext(), headers, {
        set: (carrier, name, value) => void (carrier[name] = value),
      })
      return headers
    },
    getTraceId: () => trace.getSpanContext(getContext())?.traceId,
    close: async () => {
      const shutdown = provider.shutdown().catch(() => {})
      await Promise.race([shutdown, wait(closeLimitMs, undefined, { ref: false })])
    },
  }
}

const headersGetter = {
  keys: (headers: Headers) => [...headers.keys()],
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
}

function logFailedExports(log: Log): void {
  let loggedAt = -Infinity
  const error = () => {
    if (performance.now() - loggedAt < logIntervalMs) return
    loggedAt = performance.now()
    // The message may contain the address and headers of the receiver.
    log('warn', 'traces-not-sent')
  }
  const ignore = () => {}
  const logger = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
}
