import { expect, test } from 'vitest'
import { countImport } from '#provider/programs/import/count-import.ts'
import { useShopDatabase } from '../../../support/label/import-label.ts'
import { openShop } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'

/** Reads the totals of the imports by outcome. */
async function readImports({ provider }: Shop) {
  const values = (await Promise.all(provider.gauges.map((read) => read()))).flat()
  const select = (name: string) =>
    Object.fromEntries(
      values.flatMap((value) =>
        value.name === name && 'outcome' in value.labels
          ? [[value.labels.outcome, value.value]]
          : [],
      ),
    )
  return {
    runs: select('overtone_imports_total'),
    seconds: select('overtone_import_seconds_total'),
  }
}

test('the metrics of a shop count the imports of other processes by outcome, and their duration [P9.07]', async () => {
  const shop = await openShop()
  expect(await readImports(shop)).toEqual({
    runs: { imported: 0, refused: 0, failed: 0 },
    seconds: { imported: 0, refused: 0, failed: 0 },
  })
  await useShopDatabase(shop.folder, async (db) => {
    await Promise.all([1, 2, 3].map(() => countImport(db, async () => true)))
    expect(await countImport(db, async () => false)).toBe(false)
    const failure = countImport(db, async () => {
      throw new Error('the disk is full')
    })
    await expect(failure).rejects.toThrow('the disk is full')
  })
  const { runs, seconds } = await readImports(shop)
  expect(runs).toEqual({ imported: 3, refused: 1, failed: 1 })
  expect(seconds['imported']).toBeGreaterThan(0)
})
