import { getCustomer } from './customers.store.ts'
import { customerTables, listEmails, listLedger, readRows } from './customer-data.store.ts'
import type { Row } from './customer-data.store.ts'
import { insertOwnerAction } from '../owner/owner-actions.store.ts'
import { transact, transactFor } from '../platform/database/transact.ts'
import { getBalanceCents } from '../ledger/ledger.store.ts'
import type { Database } from '../platform/database/database.ts'
import { redactLinks } from '../platform/mail/redact-links.ts'

/** Tables whose rows belong to a row of such a table. */
const partTables = [
  { name: 'crate_items', parent: 'crates', column: 'crate_id' },
  { name: 'cart_items', parent: 'carts', column: 'cart_id' },
  { name: 'order_items', parent: 'orders', column: 'order_id' },
  { name: 'pack_credits', parent: 'order_items', column: 'pack_item_id' },
  { name: 'invoices', parent: 'orders', column: 'order_id' },
  { name: 'order_refunds', parent: 'orders', column: 'order_id' },
  { name: 'gift_card_redemptions', parent: 'orders', column: 'order_id' },
  { name: 'certificates', parent: 'order_items', column: 'order_item_id' },
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
    await write(await readCustomerData(inside, id, now))
  })
}

/**
 * Returns all data about a customer, without passwords and other secrets. The customer's orders,
 * payments and settings do not change meanwhile; the state of their emails may.
 */
export async function exportOwnData(db: Database, id: number, now: Date): Promise<CustomerExport> {
  return await transactFor(db, id, (inside) => readCustomerData(inside, id, now))
}

async function readCustomerData(db: Database, id: number, now: Date): Promise<CustomerExport> {
  const customer = await getCustomer(db, id)
  const tables: Record<string, Row[]> = {}
  for (const name of customerTables) {
    tables[name] = await readRows(db, name, 'customer_id', [id])
  }
  for (const { name, parent, column } of partTables) {
    const ids = (tables[parent] ?? []).map((row) => Number(row['id']))
    tables[name] = await readRows(db, name, column, ids)
  }
  const orderIds = (tables['orders'] ?? []).map((row) => Number(row['id']))
  const emails = await listEmails(db, customer, orderIds)
  const { image_sha256: picture } = customer
  return {
    exportedAt: now.toISOString(),
    customer: removeSecrets(customer),
    balance: await getBalanceCents(db, id),
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [name, rows.map(removeSecrets)]),
    ),
    ledger: await listLedger(db, id),
    // Some of the links may still be valid.
    emails: emails.map((mail) => ({ ...mail, text: redactLinks(mail.text) })),
    files: picture === null ? [] : [`files/${picture}.webp`],
  }
}

function removeSecrets(row: object): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)))
}
