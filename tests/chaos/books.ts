import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Selectable } from 'kysely'
import pg from 'pg'
import type { Tables } from '#provider/platform/database/database.ts'
import { locateDatabase } from '../support/database/test-database.ts'

const tableNames = [
  'customers',
  'tokens',
  'reset_tokens',
  'email_verifications',
  'outbox',
  'contact_messages',
  'carts',
  'cart_items',
  'coupons',
  'gift_cards',
  'orders',
  'order_items',
  'pack_credits',
  'purchased_links',
  'coupon_uses',
  'gift_card_redemptions',
  'journal_entries',
  'ledger_transfers',
  'payment_sessions',
  'order_payments',
  'payment_events',
  'unmatched_payments',
  'disputes',
  'withdrawals',
  'refunds',
  'invoices',
  'invoice_lines',
  'number_series',
  'order_refunds',
  'order_refund_items',
  'products',
  'sounds',
  'public_files',
  'settings',
] as const

type TableName = (typeof tableNames)[number]

/** All rows of a shop in one snapshot, by table. */
export type Books = { readonly [Name in TableName]: readonly Selectable<Tables[Name]>[] }

/** A database whose rows are read independently of the shop's code. */
export interface BookSource {
  /** Reads all tables in one snapshot. */
  read(): Promise<Books>
  /** Lists the corruption that the database engine reports, one sentence per fault. */
  findDamage(): Promise<string[]>
  close(): Promise<void>
}

/** Opens the database of a data folder read-only. */
export async function openBooks(dataDir: string): Promise<BookSource> {
  const { databaseUrl } = locateDatabase(dataDir)
  return databaseUrl
    ? await openPostgresBooks(databaseUrl)
    : openSqliteBooks(join(dataDir, 'overtone.db'))
}

/** Reads all tables of a data folder. */
export async function readBooks(dataDir: string): Promise<Books> {
  const source = await openBooks(dataDir)
  const books = await source.read()
  await source.close()
  return books
}

/** Opens a PostgreSQL database read-only. */
async function openPostgresBooks(url: string): Promise<BookSource> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: parseType } })
  await client.connect()
  return {
    async read() {
      await client.query('begin isolation level repeatable read, read only')
      const books: Partial<Record<TableName, unknown[]>> = {}
      for (const name of tableNames) {
        books[name] = (await client.query(`select * from ${name}`)).rows
      }
      await client.query('commit')
      return books as unknown as Books
    },
    // PostgreSQL checks references, and page checksums when it reads the pages.
    findDamage: async () => [],
    close: async () => await client.end(),
  }
}

/** The OID of PostgreSQL's `int8` type. */
const bigint = 20

function parseType(id: number): (text: string) => unknown {
  return id === bigint ? Number : pg.types.getTypeParser(id)
}

/** Opens a SQLite database read-only. */
export function openSqliteBooks(path: string): BookSource {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  const list = (query: string) => database.prepare(query).all()
  return {
    async read() {
      database.exec('begin')
      try {
        return Object.fromEntries(
          tableNames.map((name) => [name, list(`select * from ${name}`)]),
          // All tables are STRICT, so the column types match the schema.
        ) as unknown as Books
      } finally {
        database.exec('commit')
      }
    },
    async findDamage() {
      try {
        const reports = list('pragma integrity_check').map((row) => row['integrity_check'])
        const references = list('pragma foreign_key_check').map((row) => JSON.stringify(row))
        return [
          ...reports
            .filter((report) => report !== 'ok')
            .map((one) => `the file is damaged: ${one}`),
          ...references.map((text) => `a row refers to a missing row: ${text}`),
        ]
      } catch (error) {
        return [`the file is damaged: ${error instanceof Error ? error.message : 'unknown'}`]
      }
    },
    async close() {
      database.close()
    },
  }
}
