import type { Database } from '../../platform/database/database.ts'

/** The size of a queue; `oldest` is the ISO time of its oldest item, null if it is empty. */
export interface QueueSize {
  readonly name: 'mail' | 'refunds' | 'alerts' | 'payments'
  readonly items: number
  readonly oldest: string | null
}

/** Reads how many items of each queue are unfinished. */
export async function readQueues(db: Database): Promise<QueueSize[]> {
  const count = db.fn.countAll<number>().as('items')
  const [mail, refunds, alerts] = await Promise.all([
    db
      .selectFrom('outbox')
      .select(({ fn }) => [count, fn.min('created_at').as('oldest')])
      .where('state', '=', 'queued')
      .executeTakeFirst(),
    db
      .selectFrom('refunds')
      .select(({ fn }) => [count, fn.min('created_at').as('oldest')])
      .where('state', '=', 'requested')
      .executeTakeFirst(),
    db
      .selectFrom('alert_posts')
      .select(({ fn }) => [count, fn.min('created_at').as('oldest')])
      .executeTakeFirst(),
  ])
  return [toSize('mail', mail), toSize('refunds', refunds), toSize('alerts', alerts)]
}

function toSize(
  name: QueueSize['name'],
  queue: { readonly items: number; readonly oldest: string | null } | undefined,
): QueueSize {
  return { name, items: Number(queue?.items ?? 0), oldest: queue?.oldest ?? null }
}
