import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Adds what packs cost less because sounds of them were paid for. Amounts are in cents. */
export const packCreditsMigration: Migration = {
  name: '215-pack-credits',
  up: async (db) => {
    const { autoIncrementId, integer, tableSuffix } = getEngine(db)
    const statements = [
      sql`alter table order_items add column credit ${integer} not null default 0
        check (credit >= 0)`,
      sql`create table pack_credits (
        id ${autoIncrementId},
        pack_item_id ${integer} not null references order_items (id),
        sound_item_id ${integer} not null references order_items (id),
        amount ${integer} not null check (amount > 0),
        ended_by ${integer} references order_refunds (id),
        returned_by ${integer} references order_refunds (id),
        created_at text not null,
        check (returned_by is null or ended_by is not null)
      ) ${tableSuffix}`,
      sql`create index pack_credits_pack on pack_credits (pack_item_id)`,
      sql`create index pack_credits_sound on pack_credits (sound_item_id)`,
      // A payment for a sound reduces the price of its pack once at a time.
      sql`create unique index pack_credits_once on pack_credits (sound_item_id)
        where ended_by is null`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
