import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Adds payments by card for an order. Amounts are in cents. */
export const orderPaymentsMigration: Migration = {
  name: '216-order-payments',
  up: async (db) => {
    const { integer, tableSuffix } = getEngine(db)
    const statements = [
      // Carts are deleted when they are emptied, so there is no reference to them.
      sql`create table order_payments (
        session_id text primary key references payment_sessions (id),
        customer_id ${integer} not null references customers (id),
        cart_id ${integer} not null,
        lines text not null,
        total ${integer} not null check (total >= due),
        due ${integer} not null check (due > 0),
        has_consented ${integer} not null check (has_consented in (0, 1)),
        shown_texts text not null,
        billing_address text,
        shipping_address text,
        locale text not null,
        state text not null check (state in ('open', 'ordered', 'credited')),
        refusal text,
        order_id ${integer} unique references orders (id),
        created_at text not null,
        updated_at text not null,
        check ((state = 'ordered') = (order_id is not null)),
        check ((state = 'credited') = (refusal is not null))
      ) ${tableSuffix}`,
      sql`create index order_payments_cart on order_payments (customer_id, cart_id)`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
