/** Upper bounds of the duration histograms, in seconds. */
export const durationBuckets: readonly number[] = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
]

/**
 * Counters by name, with what they count and the values of their only label. Each starts at 0,
 * because Prometheus finds no increase in a series that begins with its first event.
 */
export const counters = {
  overtone_mails_total: {
    help: 'Attempts to send an email.',
    labels: ['outcome'],
    values: ['sent', 'refused', 'delayed', 'unavailable'],
  },
  overtone_payments_total: {
    help: 'Changes of card payments.',
    labels: ['outcome'],
    values: ['credited', 'pending', 'failed', 'mismatched'],
  },
  overtone_slow_statements_total: {
    help: 'Slow database statements.',
    labels: ['kind'],
    values: ['select', 'insert', 'update', 'delete', 'with', 'other'],
  },
} as const

/** Histograms of durations in seconds by name, with what they measure and their labels. */
export const histograms = {
  overtone_files_request_duration_seconds: {
    help: 'Requests to the object store, until the headers of the response.',
    labels: ['operation', 'outcome'],
  },
  overtone_page_duration_seconds: {
    help: 'Responses of the storefront, until the headers are ready.',
    labels: ['kind', 'status', 'cache'],
  },
  overtone_provider_call_duration_seconds: {
    help: 'Calls to the provider by the storefront.',
    labels: ['call', 'outcome'],
  },
  overtone_provider_request_duration_seconds: {
    help: 'Requests that the provider answered.',
    labels: ['method', 'route', 'status'],
  },
  overtone_statement_duration_seconds: { help: 'Database statements.', labels: ['kind'] },
  overtone_task_duration_seconds: {
    help: 'Runs of scheduled tasks that had work.',
    labels: ['task', 'outcome'],
  },
} as const

/**
 * Values that are read for each scrape, by name, with what they mean and their labels. Those that only
 * grow are counters for Prometheus; they count what happens in other processes, such as commands.
 */
export const gauges = {
  overtone_imports_total: {
    help: 'Imports of packs that ended.',
    labels: ['outcome'],
    type: 'counter',
  },
  overtone_import_seconds_total: {
    help: 'Time that imports of packs took until they ended.',
    labels: ['outcome'],
    type: 'counter',
  },
  overtone_ready: { help: '1 if the check of /readyz passes, 0 if not.', labels: ['check'] },
  overtone_queue_items: { help: 'Unfinished items of a queue.', labels: ['queue'] },
  overtone_queue_age_seconds: { help: 'Age of the oldest item of a queue.', labels: ['queue'] },
  overtone_catalogue_changed_timestamp_seconds: {
    help: 'When a running process last found a change of the catalog, such as an import.',
    labels: [],
  },
  overtone_processes: { help: 'Processes that serve the shop.', labels: [] },
  overtone_silent_processes: {
    help: 'Processes of the shop that do not send their metrics.',
    labels: [],
  },
} as const

export type CounterName = keyof typeof counters
export type HistogramName = keyof typeof histograms
export type GaugeName = keyof typeof gauges

/** The values of the labels; each must come from a small, fixed set. */
export type Labels<Definition extends { readonly labels: readonly string[] }> = Readonly<
  Record<Definition['labels'][number], string>
>

/** The value of a counter's label. */
export type CounterLabels<Name extends CounterName> = Readonly<
  Record<(typeof counters)[Name]['labels'][number], (typeof counters)[Name]['values'][number]>
>

/** A value of a gauge at the time of a scrape. */
export type GaugeValue = {
  readonly [Name in GaugeName]: {
    readonly name: Name
    readonly labels: Labels<(typeof gauges)[Name]>
    readonly value: number
  }
}[GaugeName]
