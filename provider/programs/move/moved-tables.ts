import type { Tables } from '../../platform/database/database.ts'
import { everyRow, packsThenSounds } from './table-rows.store.ts'
import type { RowCondition } from './table-rows.store.ts'

export interface MovedTable {
  readonly name: keyof Tables
  /** The columns of the primary key. */
  readonly key: readonly string[]
  readonly hasGeneratedIds: boolean
  /** Conditions for the rows to copy, in order; rows of each part refer only to earlier ones. */
  readonly parts: readonly RowCondition[]
}

/** The key of tables with generated ids. */
const generatedId: readonly string[] = ['id']

/**
 * The columns of each table's primary key, ordered so that every table follows those it refers to.
 * Null for tables that are not moved: views, derived data, and rows that expire.
 */
const keys: Record<keyof Tables, readonly string[] | null> = {
  settings: ['name'],
  genres: generatedId,
  artists: generatedId,
  artist_translations: ['artist_id', 'locale'],
  products: generatedId,
  product_translations: ['product_id', 'locale'],
  sounds: generatedId,
  sound_scales: ['instrument', 'kind'],
  product_instruments: ['product_id', 'instrument'],
  product_tags: ['product_id', 'tag'],
  pack_imports: ['pack_id'],
  product_search_vocabulary: null,
  public_files: ['sha256', 'extension'],
  wav_checksums: ['sha256'],
  pack_covers: ['file_name'],
  customers: generatedId,
  tokens: generatedId,
  passkeys: generatedId,
  passkey_challenges: null,
  reset_tokens: generatedId,
  email_verifications: generatedId,
  outbox: generatedId,
  contact_messages: generatedId,
  owner_actions: generatedId,
  deletion_requests: ['customer_id'],
  favorites: generatedId,
  crates: generatedId,
  crate_items: generatedId,
  carts: generatedId,
  cart_items: generatedId,
  coupons: ['code'],
  gift_cards: ['code'],
  legal_texts: ['document', 'locale', 'version'],
  orders: generatedId,
  order_items: generatedId,
  certificates: ['order_item_id'],
  purchased_links: generatedId,
  coupon_uses: ['coupon_code', 'customer_id'],
  invoices: generatedId,
  invoice_lines: generatedId,
  number_series: ['name', 'year'],
  number_gaps: ['name', 'year', 'first'],
  order_refunds: generatedId,
  order_refund_items: generatedId,
  pack_credits: generatedId,
  gift_card_redemptions: ['gift_card_code', 'order_id'],
  payment_sessions: ['id'],
  order_payments: ['session_id'],
  payment_events: ['id'],
  unmatched_payments: generatedId,
  disputes: ['id'],
  journal_entries: generatedId,
  ledger_transfers: generatedId,
  account_balances: ['account'],
  ledger_postings: null,
  withdrawals: generatedId,
  refunds: generatedId,
  conditions: generatedId,
  alert_posts: null,
  rate_limits: null,
  task_leases: null,
  open_shops: null,
  unfinished_moves: null,
}

/** The tables to move, in the order of copying. */
export const movedTables: readonly MovedTable[] = Object.entries(keys).flatMap(([table, key]) => {
  if (key === null) return []
  const name = table as keyof Tables
  const hasGeneratedIds = key === generatedId
  const parts = name === 'products' ? packsThenSounds : [everyRow]
  return [{ name, key, hasGeneratedIds, parts }]
})
