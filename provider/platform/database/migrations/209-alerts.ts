import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createStatements = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
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
]

/**
 * Creates the tables of conditions that the owner is alerted to, and of posts to the owner's
 * webhook.
 */
export const alertsMigration: Migration = {
  name: '209-alerts',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
