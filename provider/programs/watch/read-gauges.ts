import type { GaugeValue } from '../../contract/metrics.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listUnreportedSessions } from '../../payments/unreported-sessions.ts'
import { importOutcomes, readImportTotals } from '../import/import-totals.store.ts'
import { readQueues } from './queues.store.ts'

/** Converts the result of the readiness check. */
export function toReadyGauges(readiness: Readonly<Record<string, boolean>>): GaugeValue[] {
  return Object.entries(readiness).map(([check, isReady]): GaugeValue => {
    return { name: 'overtone_ready', labels: { check }, value: isReady ? 1 : 0 }
  })
}

/** Reads the sizes and ages of the queues; rejects without the database, when they are unknown. */
export async function readQueueGauges(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'processors'>,
): Promise<GaugeValue[]> {
  const { db, clock, processors } = dependencies
  const queues = await readQueues(db)
  if (processors.current.isService) {
    const sessions = await listUnreportedSessions(dependencies, processors.current)
    const oldest = sessions[0]?.created_at ?? null
    queues.push({ name: 'payments', items: sessions.length, oldest })
  }
  return queues.flatMap(({ name, items, oldest }): GaugeValue[] => {
    const ageMs = oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest))
    return toQueueGauges(name, { items, ageMs })
  })
}

/** Converts the size of a queue and the age of its oldest item. */
export function toQueueGauges(
  queue: string,
  { items, ageMs }: { readonly items: number; readonly ageMs: number },
): GaugeValue[] {
  const labels = { queue }
  return [
    { name: 'overtone_queue_items', labels, value: items },
    { name: 'overtone_queue_age_seconds', labels, value: ageMs / 1000 },
  ]
}

/** Reads the totals of the imports, which other processes run; rejects without the database. */
export async function readImportGauges({ db }: Pick<Dependencies, 'db'>): Promise<GaugeValue[]> {
  const totals = await readImportTotals(db)
  return importOutcomes.flatMap((outcome): GaugeValue[] => [
    { name: 'overtone_imports_total', labels: { outcome }, value: totals[outcome].runs },
    { name: 'overtone_import_seconds_total', labels: { outcome }, value: totals[outcome].seconds },
  ])
}
