import type { z } from 'zod'
import type { Sent } from '../contract/sent.ts'
import type { wireSitemapPart, wireSitemapProduct } from '../contract/sitemap.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwNotFound } from '../platform/http/http-error.ts'
import { formatWireDate } from '../platform/http/wire-format.ts'
import { listSitemapParts, listSitemapProducts } from './sitemap.store.ts'

/** Mounts the public routes for the sitemaps of the storefront, an extension of Bagisto's API. */
export function mountSitemap(app: ProviderApp, { db }: Context): void {
  app.get('/api/v1/sitemap', async (c) =>
    c.json({ data: (await listSitemapParts(db)) satisfies z.input<typeof wireSitemapPart>[] }),
  )

  app.get('/api/v1/sitemap/:part', async (c) => {
    const part = c.req.param('part')
    if (!/^[1-9][0-9]{0,4}$/.test(part)) throwNotFound()
    const products = await listSitemapProducts(db, Number(part))
    const data = products.map((product) => ({
      ...product,
      updated_at: formatWireDate(product.updated_at),
    }))
    return c.json({ data: data satisfies Sent<typeof wireSitemapProduct>[] })
  })
}
