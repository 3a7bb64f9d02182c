import { expect, onTestFinished, test } from 'vitest'
import { renewOwnVersion } from '#provider/catalog/catalogue-version.store.ts'
import { rebuildSearchIndex } from '#provider/catalog/search/rebuild-search-index.ts'
import { readFromColumns } from '#provider/catalog/listing/sqlite/columns.ts'
import type { Columns } from '#provider/catalog/listing/sqlite/columns.ts'
import { readHits } from '#provider/catalog/search/sqlite/hits.ts'
import { parseText } from '#provider/catalog/search/parse-query.ts'
import { toTextSearch } from '#provider/catalog/search/terms.ts'
import { createTemporaryFolder } from '../../support/shops/provider.ts'
import { seedProducts } from '../../support/shops/seed-products.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

/** Opens a catalogue whose prices another program can double. */
async function openCatalogue() {
  const folder = await createTemporaryFolder()
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  await seedProducts(db, folder)
  const doublePrices = async () => {
    await db
      .updateTable('products')
      .set((update) => ({ price_cents: update('price_cents', '*', 2) }))
      .execute()
    await renewOwnVersion(db)
  }
  return { db, doublePrices }
}

const getGreatestPrice = ({ price }: Columns) => Math.max(...price)

test('a list during which the catalogue changes is read again [P2.05]', async () => {
  const { db, doublePrices } = await openCatalogue()
  const prices: number[] = []
  const result = await readFromColumns(db, async (columns) => {
    prices.push(getGreatestPrice(columns))
    if (prices.length === 1) await doublePrices()
    return prices.at(-1)
  })
  expect(prices).toEqual([2900, 5800])
  expect(result).toBe(5800)
})

test('a list is read three times at most, however often the catalogue changes [P2.05]', async () => {
  const { db, doublePrices } = await openCatalogue()
  const prices: number[] = []
  const result = await readFromColumns(db, async (columns) => {
    prices.push(getGreatestPrice(columns))
    await doublePrices()
    return prices.length
  })
  expect(prices).toEqual([2900, 5800, 11_600])
  expect(result).toBe(3)
})

test('as long as the catalogue stays the same, its columns are read once [P2.05]', async () => {
  const { db } = await openCatalogue()
  const first = await readFromColumns(db, async (columns) => columns)
  expect(await readFromColumns(db, async (columns) => columns)).toBe(first)
})

test('the results of the last searches are read once for each catalogue [P2.01]', async () => {
  const { db, doublePrices } = await openCatalogue()
  await rebuildSearchIndex(db)
  const search = toTextSearch(parseText('ann'), 'en')
  const find = async (limit: number) =>
    await readFromColumns(db, (columns) => readHits(db, columns, search, limit))
  const all = await find(Infinity)
  expect(all).toHaveLength(8)
  expect(await find(Infinity)).toBe(all)
  expect(await find(2)).toHaveLength(2)
  for (const limit of [3, 4, 5, 6, 7]) await find(limit)
  expect(await find(Infinity)).not.toBe(all)
  const newest = await find(2)
  await doublePrices()
  expect(await find(2)).not.toBe(newest)
})
