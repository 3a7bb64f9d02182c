import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

type AnyDatabase = Kysely<unknown>

/** Carts, codes, orders, what was bought, the ledger and payment sessions. Amounts are cents. */
export const salesMigration: Migration = {
  async up(db: AnyDatabase) {
    await createCarts(db)
    await createCodes(db)
    await createOrders(db)
    await createPurchasedLinks(db)
    await createUses(db)
    await createLedger(db)
    await createPayments(db)
  },
}

async function createCarts(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('carts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('coupon_code', 'text')
    .addColumn('gift_card_code', 'text')
    .addColumn('billing_address', 'text')
    .addColumn('shipping_address', 'text')
    .addColumn('payment_method', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('carts_one_active')
    .on('carts')
    .column('customer_id')
    .unique()
    .where(sql.ref('is_active'), '=', sql.lit(1))
    .execute()
  await db.schema
    .createTable('cart_items')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('cart_id', 'integer', (column) => column.notNull().references('carts.id'))
    .addColumn('product_id', 'integer', (column) => column.notNull().references('products.id'))
    .addColumn('additional', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('cart_items_one_each', ['cart_id', 'product_id'])
    .execute()
}

async function createCodes(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('coupons')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer', (column) =>
      column.notNull().check(sql`percent between 1 and 100`),
    )
    .addColumn('expires_at', 'text')
    .execute()
  await db.schema
    .createTable('gift_cards')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('expires_at', 'text')
    .execute()
}

async function createOrders(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
    // One cart makes one order, whatever is repeated or runs at the same time.
    .addColumn('cart_id', 'integer', (column) => column.notNull().unique().references('carts.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('customer_email', 'text', (column) => column.notNull())
    .addColumn('customer_first_name', 'text', (column) => column.notNull())
    .addColumn('customer_last_name', 'text', (column) => column.notNull())
    .addColumn('coupon_code', 'text')
    .addColumn('gift_card_code', 'text')
    .addColumn('sub_total', 'integer', (column) => column.notNull())
    .addColumn('discount', 'integer', (column) => column.notNull())
    .addColumn('grand_total', 'integer', (column) => column.notNull())
    .addColumn('gift_card_amount', 'integer', (column) => column.notNull())
    .addColumn('amount_paid', 'integer', (column) => column.notNull())
    .addColumn('billing_address', 'text', (column) => column.notNull())
    .addColumn('shipping_address', 'text')
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint('orders_add_up', sql`grand_total = sub_total - discount`)
    .addCheckConstraint('orders_are_paid', sql`grand_total = gift_card_amount + amount_paid`)
    .addCheckConstraint('orders_not_negative', sql`gift_card_amount >= 0 and amount_paid >= 0`)
    .execute()
  await db.schema
    .createIndex('orders_of_customer')
    .on('orders')
    .columns(['customer_id', 'id'])
    .execute()
  await db.schema
    .createTable('order_items')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
    .addColumn('product_id', 'integer', (column) => column.notNull().references('products.id'))
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('discount', 'integer', (column) => column.notNull())
    .addColumn('additional', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('items_of_order').on('order_items').column('order_id').execute()
}

async function createPurchasedLinks(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('purchased_links')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
    .addColumn('order_item_id', 'integer', (column) =>
      column.notNull().references('order_items.id'),
    )
    .addColumn('product_id', 'integer', (column) => column.notNull().references('products.id'))
    .addColumn('link_id', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('download_used', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    // Nobody pays twice for one thing.
    .addUniqueConstraint('purchased_links_one_each', ['customer_id', 'link_id'])
    .execute()
  await db.schema.createIndex('links_of_order').on('purchased_links').column('order_id').execute()
}

async function createUses(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('coupon_uses')
    .addColumn('coupon_code', 'text', (column) => column.notNull().references('coupons.code'))
    .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
    .addPrimaryKeyConstraint('coupon_uses_once', ['coupon_code', 'customer_id'])
    .execute()
  await db.schema
    .createTable('gift_card_redemptions')
    .addColumn('gift_card_code', 'text', (column) => column.notNull().references('gift_cards.code'))
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addPrimaryKeyConstraint('gift_card_redemptions_once', ['gift_card_code', 'order_id'])
    .execute()
}

/**
 * A transfer is one row that names both its accounts: a movement that does not sum to zero cannot be
 * stored. The view shows the two entries of each.
 */
async function createLedger(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('ledger_movements')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('cause', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('ledger_transfers')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('movement_id', 'integer', (column) =>
      column.notNull().references('ledger_movements.id'),
    )
    .addColumn('from_account', 'text', (column) => column.notNull())
    .addColumn('to_account', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addUniqueConstraint('ledger_transfers_once', ['movement_id', 'from_account', 'to_account'])
    .addCheckConstraint('ledger_transfers_move', sql`from_account <> to_account`)
    .execute()
  for (const side of ['from_account', 'to_account']) {
    await db.schema
      .createIndex(`ledger_${side}`)
      .on('ledger_transfers')
      .columns([side, 'amount'])
      .execute()
  }
  await sql`
    create view ledger_entries as
    select movement_id, from_account as account, -amount as amount from ledger_transfers
    union all
    select movement_id, to_account as account, amount from ledger_transfers
  `.execute(db)
}

async function createPayments(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('payment_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'integer', (column) => column.notNull().references('customers.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('return_to', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('payment_sessions.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
