import { expect, test } from 'vitest'
import { changePrice, publishPack } from '#provider/catalog/own-packs/packs.cli.ts'
import { sitemapPartSize } from '#provider/contract/sitemap.ts'
import config from '../../../shop.config.ts'
import { createLabelFolder, importLabel, silentOutput } from '../../support/label/import-label.ts'
import { createLabel, harborManifest, writeFiles } from '../../support/label/label-folder.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { openOwnShop } from '../../support/shops/own-shop.ts'

test('the parts of the sitemap are those with products on sale, which they list by id [P9.11]', async () => {
  const shop = await openShop()
  const { db } = shop
  const [first, second, withdrawn] = shop.products.oneShots
  const last = 3 * sitemapPartSize
  const known = db.selectFrom('products').selectAll().where('id', '=', first.id)
  const far = { id: last, link_id: 999_999, slug: 'far', sku: 'far', url_key: 'far' }
  const row = await known.executeTakeFirstOrThrow()
  await db
    .insertInto('products')
    .values({ ...row, ...far })
    .execute()
  await db.updateTable('products').set({ active: 0 }).where('id', '=', withdrawn.id).execute()

  expect((await shop.get('/api/v1/sitemap')).body).toEqual({ data: [1, 3] })
  const { data } = (await shop.get('/api/v1/sitemap/1')).body
  const ids = data.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other))
  expect(ids).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(ids).not.toContain(withdrawn.id)
  expect((await shop.get('/api/v1/sitemap/3')).body.data).toEqual([
    { id: last, artist: 'ann', updated_at: '2026-01-10T08:00:00.000000Z' },
  ])
  expect((await shop.get('/api/v1/sitemap/2')).body).toEqual({ data: [] })
  for (const part of ['0', 'x', '-1', '1.5', '100000']) {
    expect((await shop.get(`/api/v1/sitemap/${part}`)).status).toBe(404)
  }
})

test('importing, pricing and publishing a pack change the date of its products in the sitemap [P9.11]', async () => {
  const folder = await createLabelFolder(createLabel())
  const shop = await openOwnShop()
  const listDays = async () => {
    const { data } = (await shop.get('/api/v1/sitemap/1')).body
    return new Set(data.map((product: { updated_at: string }) => product.updated_at.slice(0, 10)))
  }
  await importLabel(shop.folder, folder, { now: new Date('2026-03-01T12:00:00Z') })
  expect(await listDays()).toEqual(new Set(['2026-03-01']))
  await importLabel(shop.folder, folder, { now: new Date('2026-03-02T12:00:00Z') })
  expect(await listDays()).toEqual(new Set(['2026-03-01']))

  const cheaper = { pack: 'harbor-lights', sound: null, cents: 500 }
  await changePrice(shop.db, cheaper, silentOutput, new Date('2026-03-03T12:00:00Z'))
  expect(await listDays()).toContain('2026-03-03')

  const now = new Date('2026-03-04T12:00:00Z')
  for (const isPublished of [false, true]) {
    await publishPack(shop.db, 'harbor-lights', isPublished, {
      output: silentOutput,
      shop: config,
      now,
    })
  }
  expect(await listDays()).toEqual(new Set(['2026-03-04']))

  const manifest = harborManifest.replace('price: 9.00', 'price: 12')
  await writeFiles(folder, { 'Harbor Lights/pack.yaml': manifest })
  await importLabel(shop.folder, folder, { now: new Date('2026-03-05T12:00:00Z') })
  expect(await listDays()).toEqual(new Set(['2026-03-05']))
})
