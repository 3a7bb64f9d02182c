import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Adds the part of an order, in cents, that a card paid for it; 0 for orders before. */
export const cardAmountsMigration: Migration = {
  name: '217-card-amounts',
  up: async (db) => {
    const { integer } = getEngine(db)
    await sql`alter table orders add column card_amount ${integer} not null default 0
      check (card_amount >= 0)`.execute(db)
  },
}
