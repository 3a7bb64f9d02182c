import type { CounterLabels, CounterName, HistogramName, Labels, histograms } from './metrics.ts'

/** The start of a span; its attributes contain no personal data. */
export interface SpanStart {
  readonly name: string
  /** `server` for a received request, `client` for a sent one; otherwise work of the program. */
  readonly kind?: 'server' | 'client'
  /** The headers of a received request, whose trace the span continues. */
  readonly parent?: Headers
  readonly attributes?: SpanAttributes
}

type SpanAttributes = Readonly<Record<string, string | number>>

/** A span in progress. */
interface Span {
  /** Adds attributes that are known only later. */
  set(attributes: SpanAttributes): void
  /** Marks the work as failed; rejected work is marked without it. */
  fail(): void
}

/** What a program reports about its work: metrics (Prometheus) and traces (OpenTelemetry). */
export interface Telemetry {
  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>): void
  /** Records a duration in seconds. */
  observe<Name extends HistogramName>(
    name: Name,
    labels: Labels<(typeof histograms)[Name]>,
    seconds: number,
  ): void
  /** Runs work as a span of the current trace, or of a new one. */
  trace<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>
  /** Adds work that has just ended to the current trace, if there is one. */
  addSpan(start: SpanStart, milliseconds: number): void
  /** Returns the headers with which another program continues the current trace. */
  getTraceHeaders(): Readonly<Record<string, string>>
  /** Returns the id of the current trace; undefined outside one. */
  getTraceId(): string | undefined
}

const unrecordedSpan: Span = { set: () => {}, fail: () => {} }

/** Records nothing. */
export const noTelemetry: Telemetry = {
  count: () => {},
  observe: () => {},
  trace: (_start, work) => work(unrecordedSpan),
  addSpan: () => {},
  getTraceHeaders: () => ({}),
  getTraceId: () => undefined,
}
