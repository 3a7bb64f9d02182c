import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exportPacks } from '#provider/programs/import/export-packs.ts'
import { listPacks } from '#provider/catalog/own-packs/list-packs.cli.ts'
import { publishPack, removePack } from '#provider/catalog/own-packs/packs.cli.ts'
import { removeUnusedFiles } from '#provider/programs/import/remove-unused-files.ts'
import { readZipFile } from '../../sound/read-zip.ts'
import {
  getFolders,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../support/label/label-folder.ts'
import { openLabelShop } from '../../support/shops/label-shop.ts'
import { buy, download, findProduct, listProducts } from '../../support/shops/own-shop.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import config from '../../../shop.config.ts'

const bellFile = 'Harbor Lights/One-Shots/Bell (A4).wav'

async function remove(dataDir: string): Promise<void> {
  await useShopDatabase(dataDir, (db) =>
    removePack(db, 'harbor-lights', {
      output: silentOutput,
      removeFiles: () => removeUnusedFiles(db, getFolders(dataDir)),
    }),
  )
}

describe('a removed pack', () => {
  test('keeps its license for its buyers [P1.10 P1.05]', async () => {
    const { shop } = await openLabelShop()
    const customer = await buy(shop, 'Harbor Lights')
    const before = await download(shop, customer, 'Harbor Lights')
    await remove(shop.folder)
    const after = await download(shop, customer, 'Harbor Lights')
    expect(after.equals(before)).toBe(true)
    const license = readZipFile(after, 'Harbor Lights/License.txt').toString('utf8')
    expect(license).toContain('Licensor: Ida North Sounds')
    expect(license).toContain('Contact: ida@north.test')
  })

  test('keeps its bought sounds for their buyers when it is imported again [P1.10 P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const customer = await buy(shop, 'Bell')
    const bell = await readFile(join(folder, bellFile))
    await remove(shop.folder)
    await writeFiles(folder, {
      [bellFile]: null,
      'Harbor Lights/One-Shots/Other/Bell.wav': createTone(700),
    })
    await importLabel(shop.folder, folder)
    expect((await download(shop, customer, 'Bell')).equals(bell)).toBe(true)
    expect(await findProduct(shop, 'Bell')).toMatchObject({ url_key: 'harbor-lights-bell-2' })
  })

  test('is imported again as its manifest states, and unchanged afterwards [P1.10 P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    await useShopDatabase(shop.folder, (db) =>
      publishPack(db, 'harbor-lights', false, { output: silentOutput, shop: config }),
    )
    await remove(shop.folder)
    expect((await importLabel(shop.folder, folder)).lines[0]).toMatch(/: imported/)
    expect(await listProducts(shop)).toHaveLength(6)
    expect((await importLabel(shop.folder, folder)).lines[0]).toMatch(/: unchanged/)
  })

  test('is neither listed nor exported nor found by other commands [P1.10]', async () => {
    const { shop } = await openLabelShop()
    await remove(shop.folder)
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const output = { print, draw: () => {}, isTerminal: false, isJson: false }
    const folder = join(await createTemporaryFolder(), 'export')
    await useShopDatabase(shop.folder, async (db) => {
      await listPacks(db, output, config)
      await exportPacks(db, { ...getFolders(shop.folder), folder, output })
      const publishing = publishPack(db, 'harbor-lights', true, { output, shop: config })
      await expect(publishing).rejects.toThrow('There is no imported pack harbor-lights')
    })
    expect(lines).toEqual([
      'No packs are imported yet: npm run catalog -- import FOLDER',
      `0 packs exported to ${folder}.`,
    ])
    expect(await listProducts(shop)).toEqual([])
  })
})
