import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Migration } from '#provider/platform/database/migration.ts'
import { openDatabase, openForReading } from '#provider/platform/database/open-database.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { locateDatabase, openTestDatabase } from '../../support/database/test-database.ts'

/** Returns the names of the tables and of the migrations that have run. */
async function describeTables(db: Database) {
  const tables = (await getEngine(db).listTables(db)).map(({ name }) => name).toSorted()
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  return { tables, migrations: rows.map(({ name }) => name) }
}

test('each migration runs once [P9.01]', async () => {
  const db = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => db.destroy())
  let runs = 0
  const later: Migration = {
    name: '901-later',
    up: async () => {
      runs += 1
    },
  }
  const steps = [...migrations, later]
  await migrate(db, steps)
  await migrate(db, steps)
  expect(runs).toBe(1)
  expect((await describeTables(db)).migrations).toEqual(steps.map(({ name }) => name))
})

test('a database of an unreleased version is refused and stays unchanged [P9.01]', async () => {
  const folder = await createTemporaryFolder()
  const location = locateDatabase(folder)
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  await sql`delete from migrations`.execute(db)
  await sql`insert into migrations (name) values ('101-processes')`.execute(db)
  const before = await describeTables(db)
  const refusal =
    /^The database \S+ cannot be opened: it was made by an unreleased version; `npm run catalog -- export FOLDER` of that version keeps the packs, nothing else is kept\.$/
  await expect(openDatabase(location)).rejects.toThrow(refusal)
  await expect(openForReading(location)).rejects.toThrow(refusal)
  expect(await describeTables(db)).toEqual(before)
})

test('products of an unknown kind are refused [P1.01]', async () => {
  const db = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => db.destroy())
  await sql`insert into genres (code, label) values ('house', 'House')`.execute(db)
  await sql`insert into artists (slug, name, description) values ('okto', 'Okto', '')`.execute(db)
  const insertProduct = (kind: string, linkId: number) =>
    sql`insert into products (slug, sku, kind, category_id, name, url_key, short_description,
      description, price_cents, active, genre_id, artist_id, frames, peaks, preview_sha256,
      cover_sha256, color_one, color_two, sounds_count, link_id, created_at, updated_at)
      values (${kind}, ${kind}, ${kind}, 2, ${kind}, ${kind}, '', '', 900, 1, 1, 1, 44100, '', '', '',
      '#000000', '#ffffff', 1, ${linkId}, '', '')`.execute(db)
  for (const [index, kind] of ['pack', 'one-shot', 'loop'].entries())
    await insertProduct(kind, index)
  await expect(insertProduct('stem', 4)).rejects.toThrow(/check/i)
})
