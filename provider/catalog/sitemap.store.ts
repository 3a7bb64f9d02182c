import { sitemapPartSize } from '../contract/sitemap.ts'
import type { Database } from '../platform/database/database.ts'

/** Lists the parts of the sitemap that have products on sale, with one short query for each. */
export async function listSitemapParts(db: Database): Promise<number[]> {
  const parts: number[] = []
  let last = 0
  for (;;) {
    const next = await db
      .selectFrom('products')
      .select('id')
      .where('active', '=', 1)
      .where('id', '>', last * sitemapPartSize)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (next === undefined) return parts
    last = Math.ceil(next.id / sitemapPartSize)
    parts.push(last)
  }
}

/** Lists the products on sale of a part of the sitemap. */
export async function listSitemapProducts(db: Database, part: number) {
  return await db
    .selectFrom('products')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .select(['products.id', 'artists.slug as artist', 'products.updated_at'])
    .where('products.active', '=', 1)
    .where('products.id', '>', (part - 1) * sitemapPartSize)
    .where('products.id', '<=', part * sitemapPartSize)
    .orderBy('products.id')
    .execute()
}
