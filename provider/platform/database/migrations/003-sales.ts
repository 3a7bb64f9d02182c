import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createCartTables = (engine: Engine) => [
  sql`create table carts (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} not null references customers (id),
    is_active ${engine.integer} not null check (is_active in (0, 1)),
    coupon_code text,
    gift_card_code text,
    billing_address text,
    shipping_address text,
    payment_method text,
    created_at text not null,
    updated_at text not null
  ) ${engine.tableSuffix}`,
  sql`create unique index carts_one_open on carts (customer_id) where is_active = 1`,
  sql`create table cart_items (
    id ${engine.autoIncrementId},
    cart_id ${engine.integer} not null references carts (id),
    product_id ${engine.integer} not null references products (id),
    additional text not null,
    created_at text not null,
    updated_at text not null,
    unique (cart_id, product_id)
  ) ${engine.tableSuffix}`,
]

const createOrderTables = (engine: Engine) => [
  // The unique `cart_id` limits a cart to one order, even if requests are repeated or concurrent.
  sql`create table orders (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} not null references customers (id),
    cart_id ${engine.integer} not null unique references carts (id),
    status text not null,
    customer_email text not null,
    customer_first_name text not null,
    customer_last_name text not null,
    coupon_code text,
    gift_card_code text,
    sub_total ${engine.integer} not null,
    discount ${engine.integer} not null check (discount >= 0),
    grand_total ${engine.integer} not null,
    gift_card_amount ${engine.integer} not null check (gift_card_amount >= 0),
    amount_paid ${engine.integer} not null check (amount_paid >= 0),
    billing_address text not null,
    shipping_address text,
    payment_method text not null,
    locale text not null,
    consent_at text,
    created_at text not null,
    updated_at text not null,
    check (grand_total = sub_total - discount),
    check (grand_total = gift_card_amount + amount_paid)
  ) ${engine.tableSuffix}`,
  sql`create index orders_customer on orders (customer_id, id)`,
  sql`create table order_items (
    id ${engine.autoIncrementId},
    order_id ${engine.integer} not null references orders (id),
    product_id ${engine.integer} not null references products (id),
    sku text not null,
    name text not null,
    price ${engine.integer} not null,
    discount ${engine.integer} not null,
    additional text not null,
    created_at text not null
  ) ${engine.tableSuffix}`,
  sql`create index order_items_order on order_items (order_id)`,
  // The unique columns prevent a customer from paying for a product twice.
  sql`create table purchased_links (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} not null references customers (id),
    order_id ${engine.integer} not null references orders (id),
    order_item_id ${engine.integer} not null references order_items (id),
    product_id ${engine.integer} not null references products (id),
    link_id ${engine.integer} not null,
    status text not null,
    download_used ${engine.integer} not null,
    created_at text not null,
    updated_at text not null,
    unique (customer_id, product_id)
  ) ${engine.tableSuffix}`,
  sql`create index purchased_links_order on purchased_links (order_id)`,
]

const createCodeTables = (engine: Engine) => [
  sql`create table coupons (
    code text primary key,
    percent ${engine.integer} not null check (percent between 1 and 100),
    expires_at text
  ) ${engine.tableSuffix}`,
  sql`create table gift_cards (
    code text primary key,
    amount ${engine.integer} not null check (amount > 0),
    expires_at text
  ) ${engine.tableSuffix}`,
  sql`create table coupon_uses (
    coupon_code text not null references coupons (code),
    customer_id ${engine.integer} not null references customers (id),
    order_id ${engine.integer} not null references orders (id),
    primary key (coupon_code, customer_id)
  ) ${engine.tableSuffix}`,
  sql`create table gift_card_redemptions (
    gift_card_code text not null references gift_cards (code),
    order_id ${engine.integer} not null references orders (id),
    amount ${engine.integer} not null check (amount > 0),
    primary key (gift_card_code, order_id)
  ) ${engine.tableSuffix}`,
]

const createLedgerTables = (engine: Engine) => [
  sql`create table ledger_movements (
    id ${engine.autoIncrementId},
    cause text not null unique,
    created_at text not null
  ) ${engine.tableSuffix}`,
  // Each row contains both accounts, so that an unbalanced entry cannot be stored.
  sql`create table ledger_transfers (
    id ${engine.autoIncrementId},
    movement_id ${engine.integer} not null references ledger_movements (id),
    from_account text not null,
    to_account text not null check (to_account <> from_account),
    amount ${engine.integer} not null check (amount > 0),
    unique (movement_id, from_account, to_account)
  ) ${engine.tableSuffix}`,
  sql`create index ledger_transfers_from on ledger_transfers (from_account, amount)`,
  sql`create index ledger_transfers_to on ledger_transfers (to_account, amount)`,
  sql`create view ledger_entries as
    select movement_id, from_account as account, -amount as amount from ledger_transfers
    union all
    select movement_id, to_account as account, amount from ledger_transfers`,
]

const createPaymentTables = (engine: Engine) => [
  sql`create table payment_sessions (
    id text primary key,
    customer_id ${engine.integer} not null references customers (id),
    email text not null,
    amount ${engine.integer} not null check (amount > 0),
    currency text not null,
    return_to text not null,
    locale text not null,
    status text not null,
    created_at text not null,
    updated_at text not null
  ) ${engine.tableSuffix}`,
  sql`create table payment_events (
    id text primary key,
    session_id text not null references payment_sessions (id),
    type text not null,
    created_at text not null
  ) ${engine.tableSuffix}`,
]

/**
 * Creates the tables for carts, orders, purchased links, codes, the ledger and payment sessions.
 * Amounts are in cents.
 */
export const salesMigration: Migration = {
  name: '003-sales',
  up: async (database) => {
    const engine = getEngine(database)
    const statements = [
      ...createCartTables(engine),
      ...createOrderTables(engine),
      ...createCodeTables(engine),
      ...createLedgerTables(engine),
      ...createPaymentTables(engine),
    ]
    for (const statement of statements) await statement.execute(database)
  },
}
