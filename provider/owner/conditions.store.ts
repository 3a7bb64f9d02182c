import type { Selectable } from 'kysely'
import type { ConditionTable } from '../platform/database/schema/alerts.ts'
import type { Database } from '../platform/database/database.ts'

export type ConditionRow = Selectable<ConditionTable>

/** An occurrence of a condition. */
export interface Sighting {
  readonly kind: string
  readonly key: string
  readonly problem: string | null
  readonly facts: Readonly<Record<string, string>>
  /** How long the condition must last before the owner is notified, in milliseconds. */
  readonly graceMs: number
}

/** Records an occurrence of a condition and returns the updated row. */
export async function recordSighting(
  db: Database,
  { kind, key, problem, facts, graceMs }: Sighting,
  now: Date,
): Promise<ConditionRow> {
  const observed = { problem, facts: JSON.stringify(facts), last_seen_at: now.toISOString() }
  const first = { sightings: 1, first_seen_at: now.toISOString(), told_at: null, resolved_at: null }
  const due = new Date(now.getTime() + graceMs).toISOString()
  const inserted = await db
    .insertInto('conditions')
    .values({ kind, key, ...observed, ...first, due_at: due })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted !== undefined) return inserted
  const { id, resolved_at: resolvedAt, due_at: earliest, sightings } = await find(db, kind, key)
  const changes =
    resolvedAt === null
      ? { sightings: sightings + 1 }
      : { ...first, due_at: earliest !== null && earliest > due ? earliest : due }
  return await db
    .updateTable('conditions')
    .set({ ...observed, ...changes })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function find(db: Database, kind: string, key: string): Promise<ConditionRow> {
  const query = db.selectFrom('conditions').selectAll().where('kind', '=', kind)
  return await query.where('key', '=', key).executeTakeFirstOrThrow()
}

/** Returns whether a condition is unresolved. */
export async function isConditionOpen(db: Database, kind: string, key: string): Promise<boolean> {
  const query = db.selectFrom('conditions').select('id').where('kind', '=', kind)
  const open = query.where('key', '=', key).where('resolved_at', 'is', null)
  return (await open.executeTakeFirst()) !== undefined
}

/** Lists unresolved conditions, oldest first. */
export async function listOpenConditions(db: Database): Promise<ConditionRow[]> {
  const query = db.selectFrom('conditions').selectAll().where('resolved_at', 'is', null)
  return await query.orderBy('id').execute()
}

/**
 * Records an alert and the time of the next one; returns false if another process has already done
 * so.
 */
export async function recordAlert(
  db: Database,
  { id, due_at: dueAt }: ConditionRow,
  now: Date,
  nextDueAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conditions')
    .set({ told_at: now.toISOString(), due_at: nextDueAt.toISOString() })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a condition as resolved and returns it; null if there is no unresolved one. */
export async function recordResolved(
  db: Database,
  kind: string,
  key: string,
  now: Date,
  earliest: Date,
): Promise<ConditionRow | null> {
  const resolved = await db
    .updateTable('conditions')
    .set({ resolved_at: now.toISOString(), due_at: earliest.toISOString() })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return resolved ?? null
}
