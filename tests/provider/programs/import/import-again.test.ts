import { readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changePrice, publishPack, removePack } from '#provider/catalog/own-packs/packs.cli.ts'
import { removeUnusedFiles } from '#provider/programs/import/remove-unused-files.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import { listZip } from '../../../sound/read-zip.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import {
  createLabel,
  createTone,
  harborManifest,
  writeFiles,
} from '../../../support/label/label-folder.ts'
import { openLabelShop } from '../../../support/shops/label-shop.ts'
import {
  buy,
  download,
  findProduct,
  listProducts,
  openOwnShop,
} from '../../../support/shops/own-shop.ts'
import { readStoredRows } from '../../../support/database/stored-rows.ts'
import { locateDatabase } from '../../../support/database/test-database.ts'
import config from '../../../../shop.config.ts'

async function getPrices(shop: Awaited<ReturnType<typeof openOwnShop>>) {
  return Object.fromEntries(
    (await listProducts(shop)).map(({ name, price }) => [name, Number(price)]),
  )
}

describe('a second import', () => {
  test('of an unchanged folder changes nothing [P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const before = await readStoredRows(locateDatabase(shop.folder))
    expect((await importLabel(shop.folder, folder)).lines).toEqual([
      'Harbor Lights: unchanged (5 sounds)',
      '0 packs imported, 1 unchanged.',
    ])
    expect(await readStoredRows(locateDatabase(shop.folder))).toEqual(before)
  })

  test('changes only what has changed, and keeps ids and URLs [P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const before = await listProducts(shop)
    await writeFiles(folder, {
      'Harbor Lights/pack.yaml': harborManifest.replace('one-shot: 0.79', 'one-shot: 0.99'),
    })
    const again = await importLabel(shop.folder, folder)
    expect(again.lines[0]).toBe('Harbor Lights: imported (5 sounds)')
    const after = await listProducts(shop)
    const changed = before.map((product) => ({
      ...product,
      ...(product.price === '0.7900' ? { price: '0.9900', formatted_price: '€0.99' } : {}),
    }))
    const pick = ({ id, name, url_key, price, preview_url, cover_url }: (typeof before)[0]) => ({
      id,
      name,
      url_key,
      price,
      preview_url,
      cover_url,
    })
    expect(after.map(pick)).toEqual(changed.map(pick))
  })

  test('measures no sound and mixes no demo again if only texts and prices have changed [P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const results = join(shop.folder, 'catalogue/imports')
    const readTimes = async () => {
      const names = (await readdir(results)).toSorted()
      return await Promise.all(names.map(async (name) => (await stat(join(results, name))).mtimeMs))
    }
    const before = await readTimes()
    const manifest = harborManifest.replace('one-shot: 0.79', 'one-shot: 0.99')
    await writeFiles(folder, { 'Harbor Lights/pack.yaml': manifest.replace('quiet', 'calm') })
    await importLabel(shop.folder, folder, { openThreads: openSoundThreads })
    expect(await readTimes()).toEqual(before)
  })

  test("keeps the release date, and the ZIP for the pack's buyers [P1.05]", async () => {
    const withoutDate = harborManifest.replace('released: 2026-02-03\n', '')
    const folder = await createLabelFolder({
      ...createLabel(),
      'Harbor Lights/pack.yaml': withoutDate,
    })
    const shop = await openOwnShop()
    await importLabel(shop.folder, folder, { now: new Date('2026-03-01T10:00:00Z') })
    const customer = await buy(shop, 'Harbor Lights')
    const zip = await download(shop, customer, 'Harbor Lights')
    await writeFiles(folder, {
      'Harbor Lights/pack.yaml': withoutDate.replace('one-shot: 0.79', 'one-shot: 0.99'),
    })
    await importLabel(shop.folder, folder, { now: new Date('2026-04-01T10:00:00Z') })
    const rows = await shop.db.selectFrom('products').select('created_at').distinct().execute()
    expect(rows).toEqual([{ created_at: '2026-03-01T00:00:00.000Z' }])
    expect((await download(shop, customer, 'Harbor Lights')).equals(zip)).toBe(true)
  })

  test('keeps the date of the first import as the release date [P1.05]', async () => {
    const files = { 'Quay/One.wav': createTone(300) }
    const folder = await createLabelFolder(files)
    const shop = await openOwnShop()
    await importLabel(shop.folder, folder, { price: 5, now: new Date('2026-01-02T12:00:00Z') })
    await writeFiles(folder, { 'Quay/Two.wav': createTone(400) })
    await importLabel(shop.folder, folder, { price: 5, now: new Date('2026-03-04T12:00:00Z') })
    const dates = (await listProducts(shop)).map(({ name, created_at: date }) => [
      name,
      date.slice(0, 10),
    ])
    expect(dates).toEqual(['One', 'Quay', 'Two'].map((name) => [name, '2026-01-02']))
  })

  test('keeps the URL of a sound whose file was renamed [P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const { id } = await findProduct(shop, 'Bell')
    const shots = join(folder, 'Harbor Lights/One-Shots')
    await rename(join(shots, 'Bell (A4).wav'), join(shots, 'Ship Bell (A4).wav'))
    await importLabel(shop.folder, folder)
    expect(await findProduct(shop, 'Ship Bell')).toMatchObject({
      id,
      url_key: 'harbor-lights-bell',
    })
  })

  test('takes a deleted sound off sale but keeps it for its buyers [P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const soundBuyer = await buy(shop, 'Bell')
    const packBuyer = await buy(shop, 'Harbor Lights')
    const bell = await readFile(join(folder, 'Harbor Lights/One-Shots/Bell (A4).wav'))
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Bell (A4).wav': null })
    await importLabel(shop.folder, folder)
    expect((await listProducts(shop)).map(({ name }) => name)).not.toContain('Bell')
    expect((await download(shop, soundBuyer, 'Bell')).equals(bell)).toBe(true)
    const zip = await download(shop, packBuyer, 'Harbor Lights')
    expect(listZip(zip).filter(({ name }) => name.endsWith('.wav'))).toHaveLength(5)
    shop.now = new Date('2099-01-01T00:00:00Z')
    const later = await buy(shop, 'Harbor Lights')
    const current = await download(shop, later, 'Harbor Lights')
    expect(listZip(current).filter(({ name }) => name.endsWith('.wav'))).toHaveLength(4)
  })

  test('does not reuse the URL of a deleted sound [P1.05]', async () => {
    const { shop, folder } = await openLabelShop()
    const { id } = await findProduct(shop, 'Bell')
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Bell (A4).wav': null })
    await importLabel(shop.folder, folder)
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Other/Bell.wav': createTone(700) })
    await importLabel(shop.folder, folder)
    const other = await findProduct(shop, 'Bell')
    expect(other).toMatchObject({ url_key: 'harbor-lights-bell-2' })
    expect(other.id).not.toBe(id)
  })

  test('keeps the owner’s prices and decisions unless the manifest changes them [P1.05 P1.10]', async () => {
    const { shop, folder } = await openLabelShop()
    await useShopDatabase(shop.folder, async (db) => {
      await changePrice(db, { pack: 'harbor-lights', sound: 'bell', cents: 333 }, silentOutput)
      await changePrice(db, { pack: 'harbor-lights', sound: null, cents: 1500 }, silentOutput)
    })
    await writeFiles(folder, {
      'Harbor Lights/pack.yaml': harborManifest.replace('A quiet quay.', 'A loud quay.'),
    })
    await importLabel(shop.folder, folder)
    expect(await getPrices(shop)).toMatchObject({ Bell: 3.33, 'Harbor Lights': 15 })
    await useShopDatabase(shop.folder, (db) =>
      publishPack(db, 'harbor-lights', false, { output: silentOutput, shop: config }),
    )
    await writeFiles(folder, {
      'Harbor Lights/pack.yaml': harborManifest.replace('price: 9.00', 'price: 12'),
    })
    await importLabel(shop.folder, folder)
    expect(await listProducts(shop)).toEqual([])
    await useShopDatabase(shop.folder, (db) =>
      publishPack(db, 'harbor-lights', true, { output: silentOutput, shop: config }),
    )
    expect(await getPrices(shop)).toMatchObject({ Bell: 3.33, 'Harbor Lights': 12 })
  })

  test('gives a deleted sound no price and no suggestions [P1.05 P1.10]', async () => {
    const { shop, folder } = await openLabelShop()
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Bell (A4).wav': null })
    await importLabel(shop.folder, folder)
    const change = (sound: string) =>
      useShopDatabase(shop.folder, (db) =>
        changePrice(db, { pack: 'harbor-lights', sound, cents: 100 }, silentOutput),
      )
    for (const name of ['bell', 'bel']) {
      await expect(change(name)).rejects.toThrow(`The pack harbor-lights has no sound ${name}.`)
    }
    await expect(change('fog-hor')).rejects.toThrow('did you mean harbor-lights/fog-horn?')
  })

  test('restores a removed pack with its URL [P1.10]', async () => {
    const { shop, folder } = await openLabelShop()
    const customer = await buy(shop, 'Harbor Lights')
    const { id } = await findProduct(shop, 'Harbor Lights')
    await useShopDatabase(shop.folder, (db) =>
      removePack(db, 'harbor-lights', {
        output: silentOutput,
        removeFiles: () => removeUnusedFiles(db, getFolders(shop.folder)),
      }),
    )
    expect(await listProducts(shop)).toEqual([])
    expect(listZip(await download(shop, customer, 'Harbor Lights')).length).toBeGreaterThan(5)
    await importLabel(shop.folder, folder)
    expect(await findProduct(shop, 'Harbor Lights')).toMatchObject({ id })
  })
})
