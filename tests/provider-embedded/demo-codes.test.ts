import { expect, test } from 'vitest'
import { writeCatalogue } from '../support/catalogue-fixture.ts'
import { openTestProvider } from '../support/provider.ts'
import { openTestDatabase } from '../support/test-database.ts'

async function listCodes(folder: string): Promise<string[]> {
  const db = await openTestDatabase(folder)
  const coupons = await db.selectFrom('coupons').select('code').execute()
  const cards = await db.selectFrom('gift_cards').select('code').execute()
  await db.destroy()
  return [...coupons, ...cards].map(({ code }) => code)
}

test('the demo codes exist only with the demo catalogue', async () => {
  const demo = await openTestProvider()
  expect(await listCodes(demo.folder)).toEqual(['FIRSTLISTEN', 'GIFT-TUNE-2500'])
  const bare = await openTestProvider({ catalogue: false })
  expect(await listCodes(bare.folder)).toEqual([])
})

test('a new catalogue does not restore a code that the owner deleted', async () => {
  const first = await openTestProvider()
  await first.close()
  const db = await openTestDatabase(first.folder)
  await db.deleteFrom('coupons').execute()
  await db.destroy()
  await writeCatalogue(first.catalogueDir, (manifest) => ({ ...manifest, version: '2' }))
  await openTestProvider({ dataDir: first.folder, catalogueDir: first.catalogueDir })
  expect(await listCodes(first.folder)).toEqual(['GIFT-TUNE-2500'])
})

test('existing demo codes do not change, with or without the demo catalogue', async () => {
  const first = await openTestProvider()
  await first.close()
  const db = await openTestDatabase(first.folder)
  await db.updateTable('coupons').set({ percent: 20 }).execute()
  await db.destroy()
  await openTestProvider({ dataDir: first.folder, catalogueDir: null })
  await openTestProvider({ dataDir: first.folder, catalogueDir: first.catalogueDir })
  expect(await listCodes(first.folder)).toEqual(['FIRSTLISTEN', 'GIFT-TUNE-2500'])
  const again = await openTestDatabase(first.folder)
  expect(await again.selectFrom('coupons').select('percent').execute()).toEqual([{ percent: 20 }])
  await again.destroy()
})
