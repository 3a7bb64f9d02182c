import { expect, test } from 'vitest'
import { listPacks } from '#provider/catalog/own-packs/list-packs.cli.ts'
import { publishPack, removePack } from '#provider/catalog/own-packs/packs.cli.ts'
import { createReleaseTask } from '#provider/catalog/release-packs.ts'
import config from '../../../shop.config.ts'
import {
  createLabelFolder,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../support/label/import-label.ts'
import { createLabel, harborManifest, writeFiles } from '../../support/label/label-folder.ts'
import { buy, download, listProducts, openOwnShop } from '../../support/shops/own-shop.ts'

/** A day in the demo shop's time zone starts three hours before the UTC day. */
const lastMoment = new Date('2026-12-04T20:59:59Z')
const firstMoment = new Date('2026-12-04T21:00:00Z')

function createReleaseManifest(day: string) {
  return harborManifest.replace('released: 2026-02-03', `released: ${day}`)
}

/** Opens a shop with a pack on sale from 5 December 2026. */
async function openShopBefore() {
  const folder = await createLabelFolder({
    ...createLabel(),
    'Harbor Lights/pack.yaml': createReleaseManifest('2026-12-05'),
  })
  const shop = await openOwnShop()
  shop.now = lastMoment
  const { lines } = await importLabel(shop.folder, folder, { now: lastMoment })
  const task = createReleaseTask({
    db: shop.db,
    clock: () => shop.now,
    options: { shop: config } as never,
  })
  const lookForWork = async () => {
    if (await task.hasWork()) await task.run(new AbortController().signal)
  }
  return { shop, folder, lines, lookForWork }
}

test('a pack is neither listed, found nor sold before its release day, and then without an import [P6.06]', async () => {
  const { shop, lines, lookForWork } = await openShopBefore()
  expect(lines[0]).toBe('Harbor Lights: imported (5 sounds); sold from 2026-12-05 on')
  const find = async () => (await shop.get('/api/v1/products?query=harbor')).body.data
  const [{ id }] = (await shop.db.selectFrom('products').select('id').execute()) as [{ id: number }]
  const getProductStatus = async () => (await shop.get(`/api/v1/products/${id}`)).status
  const readVersion = () => shop.provider.readCatalogueVersion()
  const version = await readVersion()
  await lookForWork()
  expect([await listProducts(shop), await find(), await getProductStatus()]).toEqual([[], [], 404])
  expect(await readVersion()).toBe(version)

  shop.now = firstMoment
  await lookForWork()
  expect((await listProducts(shop)).map(({ name }) => name)).toContain('Harbor Lights')
  expect((await find()).length).toBeGreaterThan(0)
  expect(await getProductStatus()).toBe(200)
  expect(await readVersion()).not.toBe(version)
  await buy(shop, 'Harbor Lights')
})

test('an unpublished pack stays off sale on its release day, and “publish” before that day waits [P6.06]', async () => {
  const { shop, lookForWork } = await openShopBefore()
  const state = async (isPublished: boolean) =>
    await useShopDatabase(shop.folder, (db) =>
      publishPack(db, 'harbor-lights', isPublished, {
        output: silentOutput,
        shop: config,
        now: shop.now,
      }),
    )
  await state(false)
  shop.now = firstMoment
  await lookForWork()
  expect(await listProducts(shop)).toEqual([])
  shop.now = lastMoment
  await state(true)
  expect(await listProducts(shop)).toEqual([])
  shop.now = firstMoment
  await lookForWork()
  expect(await listProducts(shop)).not.toEqual([])
})

test('a pack that was removed before its release day stays off sale on that day [P6.06]', async () => {
  const { shop, lookForWork } = await openShopBefore()
  await useShopDatabase(shop.folder, (db) =>
    removePack(db, 'harbor-lights', { output: silentOutput, removeFiles: async () => {} }),
  )
  shop.now = firstMoment
  await lookForWork()
  expect(await listProducts(shop)).toEqual([])
})

test("the list and a check show a pack's release day [P6.06]", async () => {
  const { shop, folder } = await openShopBefore()
  const lines: string[] = []
  const output = { ...silentOutput, print: (line: string) => void lines.push(line) }
  await useShopDatabase(shop.folder, (db) => listPacks(db, output, config, lastMoment))
  expect(lines[0]).toMatch(/from 2026-12-05$/m)
  const check = await importLabel(shop.folder, folder, { isCheck: true, now: lastMoment })
  expect(check.lines.join('\n')).toContain('sold from 2026-12-05 on')
  const onTheDay = await importLabel(shop.folder, folder, { isCheck: true, now: firstMoment })
  expect(onTheDay.lines.join('\n')).not.toContain('sold from')
})

test('a pack postponed to a later day is off sale until then, and its buyers keep it [P6.06]', async () => {
  const { shop, folder, lookForWork } = await openShopBefore()
  shop.now = firstMoment
  await lookForWork()
  const customer = await buy(shop, 'Harbor Lights')
  await writeFiles(folder, { 'Harbor Lights/pack.yaml': createReleaseManifest('2027-06-01') })
  await importLabel(shop.folder, folder, { now: firstMoment })
  await lookForWork()
  expect(await listProducts(shop)).toEqual([])
  expect((await download(shop, customer, 'Harbor Lights')).length).toBeGreaterThan(0)
})
