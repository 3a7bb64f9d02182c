import { expressionBuilder, sql } from 'kysely'
import { getCustomer } from './customers.store.ts'
import { insertOwnerAction } from '../owner/owner-actions.store.ts'
import { transact } from '../platform/database/transact.ts'
import { getBalanceCents } from '../ledger/ledger.store.ts'
import type { CustomerRow, Database, Tables } from '../platform/database/database.ts'
import { getCustomerAccount } from '../ledger/ledger.rules.ts'
import { redactLinks } from '../platform/mail/redact-links.ts'

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
  'refunds',
  'disputes',
  'withdrawals',
  'owner_actions',
] as const

/** Tables whose rows belong to a row of such a table. */
const partTables = [
  { name: 'crate_items', parent: 'crates', column: 'crate_id' },
  { name: 'cart_items', parent: 'carts', column: 'cart_id' },
  { name: 'order_items', parent: 'orders', column: 'order_id' },
  { name: 'invoices', parent: 'orders', column: 'order_id' },
  { name: 'order_refunds', parent: 'orders', column: 'order_id' },
  { name: 'gift_card_redemptions', parent: 'orders', column: 'order_id' },
] as const

/** Columns that grant access or only serve comparisons. */
const secretColumns = new Set([
  'hash',
  'password_hash',
  'session',
  'share_token',
  'credential_id',
  'public_key',
  'user_handle',
  'name_key',
])

type Row = Readonly<Record<string, unknown>>

/** All data that the shop stores about a customer. Amounts are in cents, times in UTC. */
export interface CustomerExport {
  readonly exportedAt: string
  readonly customer: Row
  /** In cents. */
  readonly balance: number
  /** The rows of each table, without secrets. */
  readonly tables: Readonly<Record<string, readonly Row[]>>
  /** The ledger entries that make up the balance. */
  readonly ledger: readonly Row[]
  readonly emails: readonly Row[]
  /** The paths of files that the customer uploaded, relative to the data folder. */
  readonly files: readonly string[]
}

/**
 * Passes all data about a customer, without passwords and other secrets, to `write`, then records
 * the export; records nothing if `write` rejects.
 */
export async function exportCustomer(
  db: Database,
  id: number,
  now: Date,
  write: (exported: CustomerExport) => Promise<void>,
): Promise<void> {
  await transact(db, async (inside) => {
    await insertOwnerAction(inside, { event: 'customer-exported', customerId: id, now })
    await write(await readExport(inside, id, now))
  })
}

async function readExport(db: Database, id: number, now: Date): Promise<CustomerExport> {
  const customer = await getCustomer(db, id)
  const tables: Record<string, Row[]> = {}
  for (const name of customerTables) {
    tables[name] = await readRows(db, name, 'customer_id', [id])
  }
  for (const { name, parent, column } of partTables) {
    const ids = (tables[parent] ?? []).map((row) => Number(row['id']))
    tables[name] = ids.length === 0 ? [] : await readRows(db, name, column, ids)
  }
  const { image_sha256: picture } = customer
  return {
    exportedAt: now.toISOString(),
    customer: removeSecrets(customer),
    balance: await getBalanceCents(db, id),
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [name, rows.map(removeSecrets)]),
    ),
    ledger: await listLedger(db, id),
    emails: await listEmails(db, customer, tables['orders'] ?? []),
    files: picture === null ? [] : [`files/${picture}.webp`],
  }
}

async function readRows(
  db: Database,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<Row[]> {
  const isListed = expressionBuilder<Tables>()(sql.ref(column), 'in', ids)
  const rows = sql<Row>`select * from ${sql.table(table)} where ${isListed}`
  return (await rows.execute(db)).rows
}

async function listLedger(db: Database, customerId: number): Promise<Row[]> {
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
 * all others sent to it. Removes links that are still valid.
 */
async function listEmails(
  db: Database,
  { email, email_verified_at: verifiedAt }: CustomerRow,
  orders: readonly Row[],
): Promise<Row[]> {
  const ids = [0, ...orders.map((order) => Number(order['id']))]
  const emails = await db
    .selectFrom('outbox')
    .select(['to', 'subject', 'text', 'kind', 'order_id', 'created_at', 'sent_at'])
    .where((where) =>
      verifiedAt === null
        ? where('order_id', 'in', ids)
        : where.or([where('order_id', 'in', ids), where('to', '=', email)]),
    )
    .orderBy('id')
    .execute()
  return emails.map((mail) => ({ ...mail, text: redactLinks(mail.text) }))
}

function removeSecrets(row: object): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)))
}
