import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { getBalanceCents } from '#provider/ledger/ledger.store.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Tables } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

/** The ledger and token tables before the fifth migration. */
interface OldTables {
  customers: {
    email: string
    first_name: string
    last_name: string
    password_hash: string
    created_at: string
    updated_at: string
  }
  tokens: {
    customer_id: number
    session: string
    hash: string
    remembered: number
    dying: number
    created_at: string
    expires_at: string
  }
  ledger_movements: { id: number; cause: string; created_at: string }
  ledger_transfers: {
    movement_id: number
    from_account: string
    to_account: string
    amount: number
  }
}

const created_at = '2026-03-01T12:00:00.000Z'

/** Opens a database without tables; an earlier version of its tables needs the dialect. */
async function openEmptyDatabase() {
  const location = await prepareDatabase(await createTemporaryFolder())
  const dialect = selectEngine(location).openDialect(location)
  const db = new Kysely<Tables>({ dialect })
  onTestFinished(() => db.destroy())
  return { db, dialect }
}

/** Inserts the customer with id 1. */
async function insertCustomer(old: Kysely<OldTables>): Promise<void> {
  const names = { email: 'a@b.c', first_name: 'Ann', last_name: 'Bee', password_hash: '' }
  await old
    .insertInto('customers')
    .values({ ...names, created_at, updated_at: created_at })
    .execute()
}

test('balances and tokens are preserved when their tables and columns are renamed', async () => {
  const { db, dialect } = await openEmptyDatabase()
  await migrate(db, migrations.slice(0, 4))
  const old = new Kysely<OldTables>({ dialect })
  await insertCustomer(old)
  const token = { customer_id: 1, session: 's', hash: 'h', remembered: 0, dying: 1 }
  await old
    .insertInto('tokens')
    .values({ ...token, created_at, expires_at: created_at })
    .execute()
  await old
    .insertInto('ledger_movements')
    .values({ id: 1, cause: 'payment:1', created_at })
    .execute()
  const transfer = { from_account: 'card-clearing', to_account: 'customer:1', amount: 500 }
  await old
    .insertInto('ledger_transfers')
    .values({ movement_id: 1, ...transfer })
    .execute()

  await migrate(db)
  await migrate(db)
  expect(await getBalanceCents(db, 1)).toBe(500)
  expect(await db.selectFrom('tokens').select(['hash', 'superseded']).execute()).toEqual([
    { hash: 'h', superseded: 1 },
  ])
  const orphan = { journal_entry_id: 2, ...transfer }
  await expect(db.insertInto('ledger_transfers').values(orphan).execute()).rejects.toThrow(
    /foreign key/i,
  )
})

test('an existing session starts with its oldest token', async () => {
  const { db, dialect } = await openEmptyDatabase()
  const index = migrations.findIndex(({ name }) => name === '007-session-start')
  await migrate(db, migrations.slice(0, index))
  await insertCustomer(new Kysely<OldTables>({ dialect }))
  for (const [session, day] of [
    ['one', '2026-03-02'],
    ['one', '2026-03-01'],
    ['two', '2026-03-03'],
  ] as const) {
    await sql`insert into tokens (customer_id, session, hash, remembered, created_at, expires_at)
      values (1, ${session}, 'h', 0, ${day}, '2026-04-01')`.execute(db)
  }
  await migrate(db)
  const rows = await db.selectFrom('tokens').select(['session', 'session_started_at']).execute()
  expect(rows).toEqual([
    { session: 'one', session_started_at: '2026-03-01' },
    { session: 'one', session_started_at: '2026-03-01' },
    { session: 'two', session_started_at: '2026-03-03' },
  ])
})

test('the links of reset emails that were sent before tokens had an email are removed', async () => {
  const { db } = await openEmptyDatabase()
  const index = migrations.findIndex(({ name }) => name === '008-reset-emails')
  await migrate(db, migrations.slice(0, index))
  const mail = { to: 'a@b.c', subject: 'Reset', created_at }
  const text = 'Open https://shop.test/en/auth/reset?token=secret&email=a%40b.c now'
  await db
    .insertInto('outbox')
    .values([
      { ...mail, text, kind: 'reset' },
      { ...mail, text: 'See https://shop.test/en/catalog?page=2', kind: 'order-receipt' },
    ])
    .execute()
  await migrate(db)
  const texts = (await db.selectFrom('outbox').select('text').orderBy('id').execute()).map(
    (row) => row.text,
  )
  expect(texts).toEqual([
    'Open https://shop.test/en/auth/reset?[hidden] now',
    'See https://shop.test/en/catalog?page=2',
  ])
})

test('an existing session has no device name and was last used at the first use of its token', async () => {
  const { db, dialect } = await openEmptyDatabase()
  const index = migrations.findIndex(({ name }) => name === '010-session-list')
  await migrate(db, migrations.slice(0, index))
  await insertCustomer(new Kysely<OldTables>({ dialect }))
  for (const firstUse of ['2026-03-05', null]) {
    await sql`insert into tokens
      (customer_id, session, hash, remembered, first_used_at, created_at, expires_at)
      values (1, 's', 'h', 0, ${firstUse}, '2026-03-04', '2026-04-01')`.execute(db)
  }
  await migrate(db)
  const rows = await db.selectFrom('tokens').select(['device_name', 'last_used_at']).execute()
  expect(rows).toEqual([
    { device_name: null, last_used_at: '2026-03-05' },
    { device_name: null, last_used_at: '2026-03-04' },
  ])
})

test('the limits of money hold for what was paid and redeemed before [P9.01]', async () => {
  const { db, dialect } = await openEmptyDatabase()
  const index = migrations.findIndex(({ name }) => name === '011-limits-of-money')
  await migrate(db, migrations.slice(0, index))
  await insertCustomer(new Kysely<OldTables>({ dialect }))
  for (const statement of [
    sql`insert into payment_sessions (id, customer_id, email, amount, currency, return_to, locale,
      status, created_at, updated_at)
      values ('ps', 1, 'a@b.c', 500, 'EUR', 'profile', 'en', 'paid', '', '')`,
    sql`insert into payment_events (id, session_id, type, created_at)
      values ('evt', 'ps', 'payment.paid', '')`,
    sql`insert into journal_entries (id, cause, created_at) values (1, 'payment:evt', '')`,
    sql`insert into ledger_transfers (journal_entry_id, from_account, to_account, amount)
      values (1, 'card-clearing', 'customer:1', 500)`,
    sql`insert into gift_cards (code, amount) values ('CARD', 1000), ('NEW', 700)`,
    sql`insert into carts (id, customer_id, is_active, created_at, updated_at)
      values (1, 1, 0, '', '')`,
    sql`insert into orders (id, customer_id, cart_id, status, customer_email, customer_first_name,
      customer_last_name, sub_total, discount, grand_total, gift_card_amount, amount_paid,
      billing_address, payment_method, locale, created_at, updated_at)
      values (1, 1, 1, 'completed', '', '', '', 300, 0, 300, 300, 0, '{}', '', 'en', '', '')`,
    sql`insert into gift_card_redemptions (gift_card_code, order_id, amount)
      values ('CARD', 1, 300)`,
  ]) {
    await statement.execute(db)
  }
  await migrate(db)
  expect(await getBalanceCents(db, 1)).toBe(500)
  const cards = db.selectFrom('gift_cards').select(['code', 'redeemed']).orderBy('code')
  expect(await cards.execute()).toEqual([
    { code: 'CARD', redeemed: 300 },
    { code: 'NEW', redeemed: 0 },
  ])
  const entries = db.selectFrom('journal_entries').select(['cause', 'payment_session_id'])
  expect(await entries.execute()).toEqual([{ cause: 'payment:evt', payment_session_id: 'ps' }])
})

test('products and what refers to them are kept when loops become products [P1.01]', async () => {
  const { db } = await openEmptyDatabase()
  const count = migrations.findIndex(({ name }) => name.startsWith('019'))
  await migrate(db, migrations.slice(0, count))
  await sql`insert into genres (code, label) values ('house', 'House')`.execute(db)
  await sql`insert into artists (slug, name, description) values ('okto', 'Okto', '')`.execute(db)
  const insertProduct = (slug: string, kind: string, category: number) =>
    sql`insert into products (slug, sku, kind, category_id, name, url_key, short_description,
      description, price_cents, active, genre_id, artist_id, frames, peaks, preview_sha256,
      cover_sha256, color_one, color_two, sounds_count, link_id, created_at, updated_at)
      values (${slug}, ${slug}, ${kind}, ${category}, ${slug}, ${slug}, '', '', 900, 1, 1, 1, 44100,
      '', '', '', '#000000', '#ffffff', 1, ${category}, ${created_at}, ${created_at})`.execute(db)
  await insertProduct('pack', 'pack', 2)
  await insertProduct('kick', 'one-shot', 3)
  await sql`insert into product_instruments (product_id, instrument) values (2, 'kick')`.execute(db)
  await migrate(db)
  await insertProduct('loop', 'loop', 4)
  await expect(insertProduct('stem', 'stem', 5)).rejects.toThrow(/check/i)
  const rows = await db.selectFrom('products').select(['id', 'kind']).orderBy('id').execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['pack', 'one-shot', 'loop'])
  const played = await db.selectFrom('product_instruments').selectAll().execute()
  expect(played).toEqual([{ product_id: 2, instrument: 'kick' }])
})
