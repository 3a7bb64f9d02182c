import type { MetricValues } from '#provider/platform/telemetry/metrics.ts'
import type { WorkerProcess } from './worker-process.ts'

/** Collects the metrics of workers, including those that have ended. */
export interface WorkerMetrics {
  /** Returns the metrics of all workers, of which `workers` are running. */
  collect(workers: Iterable<WorkerProcess>): Promise<MetricValues[]>
}

/** The types of metrics that only grow; those of ended workers stay in the sums. */
const lastingTypes: readonly unknown[] = ['counter', 'histogram']

/**
 * Creates an empty collection. What a worker has counted until its last scrape stays in the sums
 * after its end, and while it does not respond: a sum that falls would look like a restart, after
 * which Prometheus counts the rest again. Its gauges, which describe the present, do not stay.
 */
export function createWorkerMetrics(): WorkerMetrics {
  const latest = new Map<WorkerProcess, MetricValues>()
  let ended: MetricValues = []
  let collecting: Promise<MetricValues[]> | null = null

  async function removeEnded(running: ReadonlySet<WorkerProcess>): Promise<void> {
    const { combineMetrics } = await import('#provider/platform/telemetry/metrics.ts')
    const gone = [...latest].filter(([worker]) => !running.has(worker))
    for (const [worker] of gone) latest.delete(worker)
    const lasting = gone.map(([, values]) => keepLasting(values))
    if (gone.length > 0) ended = await combineMetrics([ended, ...lasting])
  }

  /** Returns true if the worker serves requests and does not respond. */
  async function readWorker(worker: WorkerProcess): Promise<boolean> {
    const values = await worker.readMetrics()
    const current = values ?? keepLasting(latest.get(worker) ?? [])
    latest.set(worker, current)
    return values === null && worker.servedSince() !== null
  }

  async function collect(running: ReadonlySet<WorkerProcess>): Promise<MetricValues[]> {
    await removeEnded(running)
    const { toMetricValues } = await import('#provider/platform/telemetry/metrics.ts')
    const silent = (await Promise.all([...running].map(readWorker))).filter(Boolean).length
    const gauge = { name: 'overtone_silent_processes', labels: {}, value: silent } as const
    return [await toMetricValues(gauge), ended, ...latest.values()]
  }

  return {
    collect: async (workers) => {
      // Scrapes at the same time share one collection.
      collecting ??= collect(new Set(workers)).finally(() => (collecting = null))
      return await collecting
    },
  }
}

function keepLasting(values: MetricValues): MetricValues {
  return values.filter(({ type }) => lastingTypes.includes(type))
}
