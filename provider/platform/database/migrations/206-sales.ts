import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createCartTables = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table carts (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id),
    is_active ${integer} not null check (is_active in (0, 1)),
    coupon_code text,
    gift_card_code text,
    billing_address text,
    shipping_address text,
    payment_method text,
    created_at text not null,
    updated_at text not null
  ) ${tableSuffix}`,
  sql`create unique index carts_one_open on carts (customer_id) where is_active = 1`,
  sql`create table cart_items (
    id ${autoIncrementId},
    cart_id ${integer} not null references carts (id),
    product_id ${integer} not null references products (id),
    created_at text not null,
    updated_at text not null,
    unique (cart_id, product_id)
  ) ${tableSuffix}`,
]

const createOrderTables = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  // The unique `cart_id` limits a cart to one order, even with repeated or concurrent requests.
  sql`create table orders (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id),
    cart_id ${integer} not null unique references carts (id),
    status text not null,
    customer_email text not null,
    customer_first_name text not null,
    customer_last_name text not null,
    customer_country text not null,
    coupon_code text,
    gift_card_code text,
    sub_total ${integer} not null,
    discount ${integer} not null check (discount >= 0),
    grand_total ${integer} not null,
    gift_card_amount ${integer} not null check (gift_card_amount >= 0),
    amount_paid ${integer} not null check (amount_paid >= 0),
    vat_mode text not null check (vat_mode in ('none', 'home', 'oss')),
    vat_country text,
    vat_rate ${integer} not null,
    vat_amount ${integer} not null,
    vat_evidence text not null,
    billing_address text not null,
    shipping_address text,
    payment_method text not null,
    locale text not null,
    consent_at text,
    terms_version text,
    withdrawal_version text,
    consent_version text,
    licence_version text,
    created_at text not null,
    updated_at text not null,
    check (grand_total = sub_total - discount),
    check (grand_total = gift_card_amount + amount_paid)
  ) ${tableSuffix}`,
  sql`create index orders_customer on orders (customer_id, id)`,
  sql`create table order_items (
    id ${autoIncrementId},
    order_id ${integer} not null references orders (id),
    product_id ${integer} not null references products (id),
    sku text not null,
    name text not null,
    price ${integer} not null,
    discount ${integer} not null,
    created_at text not null
  ) ${tableSuffix}`,
  sql`create index order_items_order on order_items (order_id)`,
  sql`create table legal_texts (
    document text not null,
    locale text not null,
    version text not null,
    text text not null,
    created_at text not null,
    primary key (document, locale, version)
  ) ${tableSuffix}`,
]

const createPurchases = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  // The unique columns prevent a customer from paying for a product twice.
  sql`create table purchased_links (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id),
    order_id ${integer} not null references orders (id),
    order_item_id ${integer} not null references order_items (id),
    product_id ${integer} not null references products (id),
    link_id ${integer} not null,
    status text not null,
    end_reason text,
    download_used ${integer} not null,
    first_download_at text,
    last_download_at text,
    created_at text not null,
    updated_at text not null,
    unique (customer_id, product_id)
  ) ${tableSuffix}`,
  sql`create index purchased_links_order on purchased_links (order_id)`,
]

const createCodeTables = ({ integer, tableSuffix }: Engine) => [
  sql`create table coupons (
    code text primary key,
    percent ${integer} not null check (percent between 1 and 100),
    expires_at text,
    max_uses ${integer} check (max_uses > 0),
    origin text not null default 'own' check (origin in ('demo', 'own')),
    active ${integer} not null default 1 check (active in (0, 1))
  ) ${tableSuffix}`,
  sql`create table coupon_uses (
    coupon_code text not null references coupons (code),
    customer_id ${integer} not null references customers (id),
    order_id ${integer} not null references orders (id),
    primary key (coupon_code, customer_id)
  ) ${tableSuffix}`,
  sql`create index coupon_uses_code on coupon_uses (coupon_code)`,
  // Prevents redeeming a gift card for more than its amount.
  sql`create table gift_cards (
    code text primary key,
    amount ${integer} not null check (amount > 0),
    redeemed ${integer} not null default 0 check (redeemed <= amount),
    expires_at text,
    origin text not null default 'own' check (origin in ('demo', 'own')),
    active ${integer} not null default 1 check (active in (0, 1))
  ) ${tableSuffix}`,
  sql`create table gift_card_redemptions (
    gift_card_code text not null references gift_cards (code),
    order_id ${integer} not null references orders (id),
    amount ${integer} not null check (amount > 0),
    primary key (gift_card_code, order_id)
  ) ${tableSuffix}`,
]

/** Creates the tables of carts, orders, purchases and codes. Amounts are in cents. */
export const salesMigration: Migration = {
  name: '206-sales',
  up: async (db) => {
    const engine = getEngine(db)
    const statements = [
      ...createCartTables(engine),
      ...createOrderTables(engine),
      ...createPurchases(engine),
      ...createCodeTables(engine),
    ]
    for (const statement of statements) await statement.execute(db)
    await engine.createInsertTrigger(db, {
      name: 'update_redeemed_amounts',
      table: 'gift_card_redemptions',
      statements: [
        sql`update gift_cards set redeemed = redeemed + new.amount where code = new.gift_card_code`,
      ],
    })
  },
}
