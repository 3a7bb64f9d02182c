import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createNumbers = ({ integer, tableSuffix }: Engine) => [
  sql`create table number_series (
    name text not null,
    year ${integer} not null,
    last ${integer} not null check (last > 0),
    primary key (name, year)
  ) ${tableSuffix}`,
  sql`create table number_gaps (
    name text not null,
    year ${integer} not null,
    first ${integer} not null check (first > 0),
    last ${integer} not null check (last >= first),
    created_at text not null,
    primary key (name, year, first)
  ) ${tableSuffix}`,
]

const createInvoices = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table invoices (
    id ${autoIncrementId},
    kind text not null check (kind in ('invoice', 'credit-note')),
    number text not null unique,
    order_id ${integer} not null references orders (id),
    refers_to ${integer} references invoices (id),
    issued_on text not null,
    customer_country text not null,
    vat_mode text not null check (vat_mode in ('none', 'home', 'oss')),
    vat_country text,
    vat_rate ${integer} not null check (vat_rate >= 0),
    net ${integer} not null,
    vat ${integer} not null,
    gross ${integer} not null,
    locale text not null,
    snapshot text not null,
    html text not null,
    sha256 text not null,
    created_at text not null,
    check (gross = net + vat),
    check ((kind = 'invoice' and gross >= 0) or (kind = 'credit-note' and gross <= 0)),
    check ((kind = 'invoice') = (refers_to is null))
  ) ${tableSuffix}`,
  sql`create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice'`,
  sql`create index invoices_order on invoices (order_id)`,
  sql`create index invoices_issued on invoices (issued_on)`,
  sql`create table invoice_lines (
    id ${autoIncrementId},
    invoice_id ${integer} not null references invoices (id),
    order_item_id ${integer} not null references order_items (id),
    name text not null,
    gross ${integer} not null,
    unique (invoice_id, order_item_id)
  ) ${tableSuffix}`,
]

const createOrderRefunds = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table order_refunds (
    id ${autoIncrementId},
    order_id ${integer} not null references orders (id),
    request_key text not null unique,
    invoice_id ${integer} not null unique references invoices (id),
    tunes ${integer} not null check (tunes >= 0),
    gift_card_amount ${integer} not null check (gift_card_amount >= 0),
    reason text not null,
    created_at text not null
  ) ${tableSuffix}`,
  sql`create index order_refunds_order on order_refunds (order_id)`,
  sql`create table order_refund_items (
    id ${autoIncrementId},
    order_refund_id ${integer} not null references order_refunds (id),
    order_item_id ${integer} not null unique references order_items (id),
    gross ${integer} not null check (gross >= 0)
  ) ${tableSuffix}`,
  sql`create index order_refund_items_refund on order_refund_items (order_refund_id)`,
]

/**
 * Creates the tables of invoices and credit notes, which cannot be changed or deleted, and of order
 * refunds. Amounts are in cents.
 */
export const invoicesMigration: Migration = {
  name: '207-invoices',
  up: async (db) => {
    const engine = getEngine(db)
    const statements = [
      ...createNumbers(engine),
      ...createInvoices(engine),
      ...createOrderRefunds(engine),
    ]
    for (const statement of statements) await statement.execute(db)
    for (const table of ['invoices', 'invoice_lines']) await engine.refuseChanges(db, table)
  },
}
