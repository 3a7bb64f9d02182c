import {
  isConditionOpen,
  listOpenConditions,
  recordResolved,
  recordSighting,
  recordAlert,
} from '../conditions.store.ts'
import type { ConditionRow } from '../conditions.store.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Dependencies } from '../../dependencies.ts'
import { enqueueAlert } from '../enqueue-alert.ts'
import { deliverNothing } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { composeCondition } from './compose-condition.ts'
import type { ConditionUpdate } from './compose-condition.ts'
import {
  conditionRules,
  isConditionKind,
  recurrencePauseMs,
  reminderIntervalMs,
} from './conditions.ts'
import type { Condition, ConditionKind } from './conditions.ts'

/**
 * Records a problem with the shop, and notifies the owner when due. Never rejects: it logs
 * failures. Must not be called in a transaction.
 */
export async function reportCondition(
  dependencies: Dependencies,
  { kind, key = '', problem = null, facts = {} }: Condition,
): Promise<void> {
  const { clock } = dependencies
  const { graceMs } = conditionRules[kind]
  await transactOrLog(dependencies, kind, async (inside) => {
    const sighting = { kind, key, problem, facts, graceMs }
    return await notifyIfDue(inside, await recordSighting(inside.db, sighting, clock()))
  })
}

/**
 * Records that a problem is resolved, and notifies the owner if the owner was alerted to it. Never
 * rejects: it logs failures.
 */
export async function resolveCondition(
  dependencies: Dependencies,
  kind: ConditionKind,
  key = '',
): Promise<void> {
  const { db, clock } = dependencies
  // Avoids a write in the usual case, in which nothing is wrong.
  if (!(await isConditionOpen(db, kind, key).catch(() => false))) return
  await transactOrLog(dependencies, kind, async (inside) => {
    const now = clock()
    const earliest = new Date(now.getTime() + recurrencePauseMs)
    const row = await recordResolved(inside.db, kind, key, now, earliest)
    if (row === null || row.told_at === null || !conditionRules[kind].lasts) return deliverNothing
    return await enqueueUpdate(inside, row, 'resolved')
  })
}

/** Notifies the owner of all lasting conditions that are due. */
export async function notifyDueConditions(dependencies: Dependencies): Promise<void> {
  for (const row of await listOpenConditions(dependencies.db)) {
    const deliver = await transact(dependencies.db, (db) =>
      notifyIfDue({ ...dependencies, db }, row),
    )
    deliver()
  }
}

async function notifyIfDue(dependencies: Dependencies, row: ConditionRow): Promise<DeliverEmails> {
  const now = dependencies.clock()
  if (!isConditionKind(row.kind) || row.due_at === null || row.due_at > now.toISOString())
    return deliverNothing
  const next = new Date(now.getTime() + reminderIntervalMs)
  if (!(await recordAlert(dependencies.db, row, now, next))) return deliverNothing
  if (!conditionRules[row.kind].lasts) {
    await recordResolved(dependencies.db, row.kind, row.key, now, next)
  }
  return await enqueueUpdate(dependencies, row, row.told_at === null ? 'new' : 'lasts')
}

async function enqueueUpdate(
  dependencies: Dependencies,
  row: ConditionRow,
  status: ConditionUpdate['status'],
): Promise<DeliverEmails> {
  const { options, clock, processors } = dependencies
  if (!isConditionKind(row.kind)) return deliverNothing
  return await enqueueAlert(dependencies, {
    ...composeCondition(options.shop, {
      kind: row.kind,
      problem: row.problem,
      facts: { ...processors.words, ...JSON.parse(row.facts) },
      since: new Date(row.first_seen_at),
      lastSeen: new Date(row.last_seen_at),
      sightings: row.sightings,
      status,
      now: clock(),
    }),
    isMailed: conditionRules[row.kind].isMailed,
  })
}

async function transactOrLog(
  dependencies: Dependencies,
  kind: ConditionKind,
  work: (inside: Dependencies) => Promise<DeliverEmails>,
): Promise<void> {
  try {
    const deliver = await transact(dependencies.db, (db) => work({ ...dependencies, db }))
    deliver()
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    dependencies.log({ level: 'error', event: 'owner-alert-failed', kind, reason })
  }
}
