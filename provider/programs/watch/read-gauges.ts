import type { GaugeValue } from '../../contract/metrics.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readQueues } from './queues.store.ts'

/** Converts the result of the readiness check. */
export function toReadyGauges(readiness: Readonly<Record<string, boolean>>): GaugeValue[] {
  return Object.entries(readiness).map(([check, isReady]): GaugeValue => {
    return { name: 'overtone_ready', labels: { check }, value: isReady ? 1 : 0 }
  })
}

/** Reads the sizes and ages of the queues; rejects without the database, when they are unknown. */
export async function readQueueGauges({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<GaugeValue[]> {
  const queues = await readQueues(db)
  return queues.flatMap(({ name, items, oldest }): GaugeValue[] => {
    const ageMs = oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest))
    const labels = { queue: name }
    return [
      { name: 'overtone_queue_items', labels, value: items },
      { name: 'overtone_queue_age_seconds', labels, value: ageMs / 1000 },
    ]
  })
}
