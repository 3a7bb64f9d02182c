import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createStatements = ({ integer, keyedTableSuffix, tableSuffix }: Engine) => [
  sql`create table settings (name text primary key, value text not null) ${tableSuffix}`,
  sql`create table rate_limits (
    "key" text not null primary key,
    attempts ${integer} not null,
    expires_at text not null
  ) ${keyedTableSuffix}`,
  sql`create index rate_limits_expiry on rate_limits (expires_at)`,
  sql`create table task_leases (
    name text not null primary key,
    holder text not null,
    renewals ${integer} not null
  ) ${keyedTableSuffix}`,
  sql`create table open_shops (
    id text not null primary key,
    kind text not null check (kind in ('shop', 'move')),
    holder text not null,
    expires_at text not null
  ) ${keyedTableSuffix}`,
  sql`create table unfinished_moves (
    id text not null primary key,
    source text not null
  ) ${keyedTableSuffix}`,
]

/**
 * Creates the tables through which the shop's processes coordinate: stored settings, rate limits,
 * task leases, and the registrations that prevent a move while the shop is open.
 */
export const processesMigration: Migration = {
  name: '201-processes',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
