import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportPacks } from '#app/provider-embedded/import/export-packs.ts'
import { changePrice } from '#app/provider-embedded/import/manage-packs.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  useShopDatabase,
} from '../support/import-label.ts'
import { createLabel } from '../support/label-folder.ts'
import { openOwnShop } from '../support/own-shop.ts'
import { createPng } from '../support/pictures.ts'
import { createTemporaryFolder } from '../support/provider.ts'
import type { Shop } from '../support/shop.ts'

const output = { print: () => {}, draw: () => {}, isTerminal: false, isJson: false }

/** Columns that depend on when and where something was imported. */
const localColumns =
  /^(id|product_id|pack_id|link_id|artist_id|genre_id|created_at|updated_at|position)$/

/** Reads everything that customers see or buy, without ids and times. */
async function readProducts({ db }: Shop) {
  const tables = [
    'genres',
    'artists',
    'artist_translations',
    'products',
    'product_translations',
    'sounds',
    'product_tags',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return Object.fromEntries(
    tables.map((table, index) => [
      table,
      (rows[index] ?? [])
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => !localColumns.test(name))
              .toSorted(),
          ),
        )
        .toSorted(),
    ]),
  )
}

test('an export imported elsewhere gives the same shop [P1.10]', async () => {
  const label = await createLabelFolder({
    ...createLabel(),
    'Harbor Lights/cover.png': await createPng({ width: 900, height: 700 }, '#a53'),
  })
  const shop = await openOwnShop()
  await importLabel(shop.folder, label)
  const target = join(await createTemporaryFolder(), 'export')
  await useShopDatabase(shop.folder, async (db) => {
    await changePrice(db, { pack: 'harbor-lights', sound: 'bell', cents: 129 }, output)
    await exportPacks(db, { ...getFolders(shop.folder), folder: target, output })
  })
  const other = await openOwnShop()
  const imported = await importLabel(other.folder, target)
  expect(imported).toMatchObject({ isGood: true })
  expect(await readProducts(other)).toEqual(await readProducts(shop))
  const manifest = await readFile(join(target, 'harbor-lights/pack.yaml'), 'utf8')
  expect(manifest).toContain('price: 1.29')
  expect(manifest).toContain('contact: ida@north.test')
})

test('an export does not overwrite a folder with files [P1.10]', async () => {
  const shop = await openOwnShop()
  const folder = await createLabelFolder(createLabel())
  await importLabel(shop.folder, folder)
  const exporting = useShopDatabase(shop.folder, (db) =>
    exportPacks(db, { ...getFolders(shop.folder), folder, output }),
  )
  await expect(exporting).rejects.toThrow(/is not empty; name a new folder\.$/)
})
