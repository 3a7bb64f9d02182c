import type { GaugeValue } from '../../contract/metrics.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readQueues } from './queues.store.ts'

/** Reads the values of the back end for a scrape: whether it is ready, and its queues. */
export async function readGauges(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  readiness: Readonly<Record<string, boolean>>,
): Promise<GaugeValue[]> {
  const checks = Object.entries(readiness).map(([check, isReady]): GaugeValue => {
    return { name: 'overtone_ready', labels: { check }, value: isReady ? 1 : 0 }
  })
  // Without the database, its queues are unknown, not empty.
  const queues = await readQueues(db).catch(() => [])
  const sizes = queues.flatMap(({ name, items, oldest }): GaugeValue[] => {
    const ageMs = oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest))
    const labels = { queue: name }
    return [
      { name: 'overtone_queue_items', labels, value: items },
      { name: 'overtone_queue_age_seconds', labels, value: ageMs / 1000 },
    ]
  })
  return [...checks, ...sizes]
}
