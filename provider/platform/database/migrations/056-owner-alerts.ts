import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Stores what is wrong with the shop until it is not any more, and what is to be posted to the owner's
 * webhook. Emails can have an address for replies of their own.
 */
export const ownerAlertsMigration: Migration = {
  name: '056-owner-alerts',
  up: async (db) => {
    const { autoIncrementId, integer, tableSuffix } = getEngine(db)
    for (const statement of [
      sql`create table conditions (
        id ${autoIncrementId},
        kind text not null,
        key text not null,
        problem text,
        facts text not null,
        sightings ${integer} not null,
        first_seen_at text not null,
        last_seen_at text not null,
        due_at text,
        told_at text,
        resolved_at text,
        unique (kind, key)
      ) ${tableSuffix}`,
      sql`create table alert_posts (
        id ${autoIncrementId},
        body text not null,
        attempts ${integer} not null default 0,
        next_at text not null,
        created_at text not null
      ) ${tableSuffix}`,
      sql`alter table outbox add column reply_to text`,
    ]) {
      await statement.execute(db)
    }
  },
}
