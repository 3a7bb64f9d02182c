import type { MetricValues } from '#provider/platform/telemetry/metrics.ts'
import type { WorkerProcess } from './worker-process.ts'

/** Collects the metrics of workers, including those that have ended. */
export interface WorkerMetrics {
  /** Returns the metrics of all workers, of which `workers` are running. */
  collect(workers: Iterable<WorkerProcess>): Promise<MetricValues[]>
}

/** Kinds of metrics that only grow, so that those of ended workers remain part of the sum. */
const lastingTypes: readonly unknown[] = ['counter', 'histogram']

/**
 * Creates an empty collection. What a worker has counted until its last scrape stays in the sums
 * after its end: a sum that falls would look like a restart, after which Prometheus counts the rest
 * again.
 */
export function createWorkerMetrics(): WorkerMetrics {
  const latest = new Map<WorkerProcess, MetricValues>()
  let ended: MetricValues = []
  let collecting: Promise<MetricValues[]> | null = null

  async function removeEnded(running: ReadonlySet<WorkerProcess>): Promise<void> {
    const { combineMetrics } = await import('#provider/platform/telemetry/metrics.ts')
    const gone = [...latest].filter(([worker]) => !running.has(worker))
    for (const [worker] of gone) latest.delete(worker)
    const lasting = gone.map(([, values]) =>
      values.filter(({ type }) => lastingTypes.includes(type)),
    )
    if (gone.length > 0) ended = await combineMetrics([ended, ...lasting])
  }

  async function collect(running: ReadonlySet<WorkerProcess>): Promise<MetricValues[]> {
    await removeEnded(running)
    await Promise.all(
      [...running].map(async (worker) => {
        const values = await worker.readMetrics()
        if (values !== null) latest.set(worker, values)
      }),
    )
    return [ended, ...latest.values()]
  }

  return {
    collect: async (workers) => {
      // Scrapes at the same time share one collection.
      collecting ??= collect(new Set(workers)).finally(() => (collecting = null))
      return await collecting
    },
  }
}
