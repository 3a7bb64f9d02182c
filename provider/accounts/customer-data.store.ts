import { expressionBuilder, sql } from 'kysely'
import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { AffairKind } from '../contract/customer.ts'
import { getCustomerAccount } from '../ledger/ledger.rules.ts'
import type { CustomerRow, Database, Tables } from '../platform/database/database.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** Tables with a `customer_id` column. */
export const customerTables = [
  'tokens',
  'passkeys',
  'favorites',
  'crates',
  'carts',
  'orders',
  'purchased_links',
  'coupon_uses',
  'payment_sessions',
  'order_payments',
  'refunds',
  'disputes',
  'withdrawals',
  'owner_actions',
  'deletion_requests',
] as const

/** Tables whose rows are deleted with the account. */
const deletedTables = [
  'passkeys',
  'passkey_challenges',
  'favorites',
  'crates',
  'deletion_requests',
] as const

/** Emails that document a payment or a declaration, which the shop must keep by law. */
const retainedEmails = [
  'order-receipt',
  'order-refund',
  'payment-receipt',
  'card-refund',
  'refund-failed',
  'withdrawal-receipt',
]

/** Which rows of a table are about something that is not settled. */
const unsettledRows = [
  {
    kind: 'payment',
    table: 'payment_sessions',
    condition: sql`status in ('opening', 'open', 'processing')`,
  },
  { kind: 'refund', table: 'refunds', condition: sql`state = 'requested'` },
  { kind: 'dispute', table: 'disputes', condition: sql`state = 'open'` },
  {
    kind: 'withdrawal',
    table: 'withdrawals',
    condition: sql`session_id is null and closed_at is null`,
  },
] as const

/** A row of any table, by column. */
export type Row = Readonly<Record<string, unknown>>

/** Counts the orders of a customer. */
export async function countOrders(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the language of a customer's last order; without one, the shop's. */
export async function findCustomerLocale(
  db: Database,
  customerId: number,
  { languages }: Pick<ShopConfig, 'languages'>,
): Promise<Locale> {
  const order = await db
    .selectFrom('orders')
    .select('locale')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return toShopLanguage(order?.locale, languages)
}

/** Something about a customer that is not settled. */
export interface OpenAffair {
  readonly kind: AffairKind
  readonly id: string
}

/** Lists what is not settled about a customer, beside the balance. */
export async function listOpenAffairs(db: Database, customerId: number): Promise<OpenAffair[]> {
  const affairs: OpenAffair[] = []
  for (const { kind, table, condition } of unsettledRows) {
    const { rows } = await sql<{ id: number | string }>`select id from ${sql.table(table)}
      where customer_id = ${customerId} and ${condition} order by id`.execute(db)
    affairs.push(...rows.map(({ id }) => ({ kind, id: String(id) })))
  }
  return affairs
}

/** Returns the rows of a table whose column has one of these ids. */
export async function readRows(
  db: Database,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const isListed = expressionBuilder<Tables>()(sql.ref(column), 'in', ids)
  const rows = sql<Row>`select * from ${sql.table(table)} where ${isListed}`
  return (await rows.execute(db)).rows
}

/** Lists the ledger entries of a customer's balance. */
export async function listLedger(db: Database, customerId: number): Promise<Row[]> {
  const account = getCustomerAccount(customerId)
  return await db
    .selectFrom('ledger_transfers')
    .innerJoin('journal_entries', 'journal_entries.id', 'ledger_transfers.journal_entry_id')
    .select(['journal_entries.cause', 'journal_entries.created_at', 'from_account', 'to_account'])
    .select('amount')
    .where((where) =>
      where.or([where('from_account', '=', account), where('to_account', '=', account)]),
    )
    .orderBy('ledger_transfers.id')
    .execute()
}

/**
 * Lists the emails about a customer's orders and, only if the customer has verified the address,
 * all others sent to it.
 */
export async function listEmails(
  db: Database,
  { email, email_verified_at: verifiedAt }: CustomerRow,
  orderIds: readonly number[],
) {
  const ids = [0, ...orderIds]
  return await db
    .selectFrom('outbox')
    .select(['to', 'subject', 'text', 'kind', 'order_id', 'created_at', 'sent_at'])
    .where((where) =>
      verifiedAt === null
        ? where('order_id', 'in', ids)
        : where.or([where('order_id', 'in', ids), where('to', '=', email)]),
    )
    .orderBy('id')
    .execute()
}

/**
 * Deletes what the law does not require the shop to keep, including the open cart and the addresses of
 * ordered carts and of payments for orders, which the orders contain. Must run in a transaction.
 */
export async function deleteCustomerRows(
  db: Database,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> {
  for (const table of deletedTables) {
    await db.deleteFrom(table).where('customer_id', '=', id).execute()
  }
  const open = db
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', id)
    .where('is_active', '=', 1)
  await db.deleteFrom('cart_items').where('cart_id', 'in', open).execute()
  await db.deleteFrom('carts').where('customer_id', '=', id).where('is_active', '=', 1).execute()
  for (const table of ['carts', 'order_payments'] as const) {
    await db
      .updateTable(table)
      .set({ billing_address: null, shipping_address: null })
      .where('customer_id', '=', id)
      .execute()
  }
  await db
    .deleteFrom('outbox')
    .where('to', '=', email)
    .where('order_id', 'is', null)
    .where('kind', 'not in', retainedEmails)
    .execute()
}
