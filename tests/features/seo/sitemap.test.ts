import { expect, test } from 'vitest'
import { sendSitemap, sendSitemapIndex } from '#app/features/seo/crawler-files.server.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { sitemapPartSize } from '#provider/contract/sitemap.ts'
import { createAppContext } from '../../support/shops/app-context.ts'
import { copyProducts } from '../../support/shops/many-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

function createReader({ fetch }: Shop) {
  const settings = readSettings({ ORIGIN: 'https://shop.example' })
  const secret = 'a secret of the tests, nothing more'
  const app = createAppContext({ settings, secret, providerFetch: fetch })
  return async (path: string, send: () => Promise<Response>) => {
    const request = new Request(`https://shop.example${path}`)
    const response = await handleRequest(request, app, '192.0.2.1', send)
    expect(response.status).toBe(200)
    return await response.text()
  }
}

function parseEntries(xml: string): string[] {
  return [
    ...xml.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>(.*?)<\/(?:url|sitemap)>/g),
  ].map(([, path, change]) => `${path} ${change}`)
}

test('every product of a shop with more than 10,000 stands in the sitemaps once, with the day of its last change [P9.11]', async () => {
  const shop = await openShop()
  const read = createReader(shop)
  const copies = await copyProducts(shop, sitemapPartSize + 500)
  const changed = copies.at(-1) ?? 0
  const { db } = shop
  const updated_at = '2026-05-04T03:02:01.000Z'
  await db.updateTable('products').set({ updated_at }).where('id', '=', changed).execute()
  const index = parseEntries(await read('/sitemap.xml', sendSitemapIndex))
  const parts = index.filter((entry) => /\/de-\d+\.xml/.test(entry)).map((entry) => entry.trim())
  expect(parts).toEqual(['/sitemap/de-1.xml', '/sitemap/de-2.xml'])
  const listed: string[] = []
  for (const path of parts) {
    const name = path.slice('/sitemap/'.length)
    const entries = parseEntries(await read(path, () => sendSitemap(name)))
    expect(entries.length).toBeLessThan(50_000)
    listed.push(...entries.filter((entry) => !entry.startsWith('/de/artists/ann ')))
  }
  const ids = await db.selectFrom('products').select('id').orderBy('id').execute()
  expect(listed).toEqual(
    ids.map(({ id }) => {
      const day = id === changed ? '2026-05-04' : '2026-01-10'
      return `/de/catalog/${id} <lastmod>${day}</lastmod>`
    }),
  )
})
