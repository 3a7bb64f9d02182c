import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { selectEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import { listProducts } from '#provider/catalog/listing/product-list.ts'
import type { Database, Tables } from '#provider/platform/database/database.ts'
import { parseProductQuery } from '#provider/catalog/listing/product-query.rules.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { listProducts as requestProducts } from '../../support/shops/described-shop.ts'
import { createTemporaryFolder, openTestProvider } from '../../support/shops/provider.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

/** Opens a shop whose packs were released on the same day. */
async function openShop() {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (catalogue) => ({
    ...catalogue,
    packs: catalogue.packs.map((pack) => ({ ...pack, releasedAt: '2026-05-01' })),
  }))
  return await openTestProvider({ catalogueDir })
}

const mixed = [
  ['Market Kick', 'Glass Pad'],
  ['Paper Clap', 'Felt Keys'],
  ['Round Sub', 'Soft Kick'],
  ['Copper Bell', 'Rain Noise'],
].flat()

test('sounds of packs with the same release date alternate, newest first [P2.07]', async () => {
  const { names } = await requestProducts(await openShop(), 'category_id=3')
  expect(names).toEqual(mixed)
})

test('the pages of such a list contain each sound once [P2.07]', async () => {
  const shop = await openShop()
  const first = await requestProducts(shop, 'category_id=3&limit=6')
  const second = await requestProducts(shop, 'category_id=3&limit=6&page=2')
  expect([...first.names, ...second.names]).toEqual(mixed)
})

test('the update of a shop gives its sounds this order, and lists their tags and artists [P2.05 P2.07]', async () => {
  const db = await openShopBeforeUpdate()
  await migrate(db)
  const query = parseProductQuery((name) => (name === 'category_id' ? '3' : undefined))
  const options = { maxCount: 100, ownedIds: null, similarIds: null }
  const { rows, facets } = await listProducts(db, query, options)
  expect(rows.map(({ slug }) => slug)).toEqual(['b-1', 'a-1', 'b-2', 'a-2'])
  expect(facets.tag).toEqual([{ value: 'dusty', label: 'dusty', count: 2 }])
  expect(facets.artist).toEqual([{ value: 'ann', label: 'Ann', count: 4 }])
})

/** Opens a database of the previous version with two packs, `a` and `b`, and two sounds of each. */
async function openShopBeforeUpdate(): Promise<Database> {
  const location = await prepareDatabase(await createTemporaryFolder())
  const engine = selectEngine(location)
  const db = new Kysely<Tables>({
    dialect: engine.openDialect(location),
    plugins: engine.plugins,
  })
  onTestFinished(() => db.destroy())
  const update = migrations.findIndex(({ name }) => name === '021-list-facets')
  await migrate(db, migrations.slice(0, update))
  await db.insertInto('genres').values({ id: 1, code: 'dusk', label: 'Dusk' }).execute()
  const artist = { id: 1, slug: 'ann', name: 'Ann', description: 'Plays.' }
  await db.insertInto('artists').values(artist).execute()
  for (const [index, slug] of ['a', 'b'].entries()) {
    const packId = 1 + index * 3
    const sounds = [1, 2].map((number) => ({
      ...createProduct(packId + number, `${slug}-${number}`),
      pack_id: packId,
    }))
    await db.insertInto('products').values(createProduct(packId, slug)).execute()
    await db.insertInto('products').values(sounds).execute()
    await db
      .insertInto('product_tags')
      .values({ product_id: packId + 1, tag: 'dusty' })
      .execute()
  }
  return db
}

function createProduct(id: number, slug: string) {
  const isPack = slug.length === 1
  return {
    id,
    slug,
    sku: slug,
    kind: isPack ? 'pack' : 'one-shot',
    category_id: isPack ? 2 : 3,
    name: slug,
    url_key: slug,
    short_description: '<p>Short.</p>',
    description: '<p>Long.</p>',
    price_cents: 100,
    active: 1,
    genre_id: 1,
    artist_id: 1,
    pack_id: null,
    instrument: null,
    bpm: null,
    music_key: null,
    key_code: null,
    frames: 44_100,
    peaks: '',
    preview_sha256: slug,
    cover_sha256: slug,
    color_one: '#112233',
    color_two: '#445566',
    sounds_count: 1,
    link_id: 100 + id,
    created_at: '2026-05-01T00:00:00.000Z',
    updated_at: '2026-05-01T00:00:00.000Z',
  } as const
}
