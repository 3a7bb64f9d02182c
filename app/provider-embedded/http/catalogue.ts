import {
  findSelectedOptions,
  withoutUnknownCodes,
} from '#app/provider-embedded/db/selected-options.ts'
import { countFacets } from '../db/product-facets.ts'
import { findSearchHits, listProducts } from '../db/product-list.ts'
import type { ProductRow } from '../db/schema.ts'
import { parseProductQuery } from '#app/provider-embedded/domain/product-query.ts'
import { rankRelatedProducts } from '../domain/related-products.ts'
import { serializeAdditionalInformation } from './additional-information.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { paginate } from './pagination.ts'
import { serializeSound } from './extension-fields.ts'
import { serializeProductCards } from './serialize-product-card.ts'
import { serializeProducts } from './serialize-product.ts'
import { throwNotFound } from './http-error.ts'

/** The list of products, one product, its facts and those near it; open to all. */
export function mountCatalogue(app: ProviderApp, context: Context): void {
  const { db, options } = context

  app.get('/api/v1/products', async (c) => {
    const asked = parseProductQuery((name) => c.req.query(name))
    const chosen = await findSelectedOptions(db, asked.filters)
    const question = { ...asked, filters: withoutUnknownCodes(asked.filters, chosen) }
    const hits = await findSearchHits(db, question.filters)
    const { rows, total } = await listProducts(db, question, hits)
    const { page, perPage } = question
    const path = `${options.providerUrl}/api/v1/products`
    const list = paginate(await serializeProducts(context, c, rows), { page, perPage, total, path })
    return c.json({ ...list, facets: await countFacets(db, question.filters, hits, chosen) })
  })

  app.get('/api/v1/products/:id', async (c) => {
    const row = await findProduct(context, c.req.param('id'))
    const [shape] = await serializeProducts(context, c, [row])
    const sounds = row.kind === 'pack' ? { sounds: await soundShapes(context, row.id) } : {}
    return c.json({ data: { ...shape, ...sounds } })
  })

  app.get('/api/v1/products/:id/additional-information', async (c) => {
    const row = await findProduct(context, c.req.param('id'))
    return c.json({ data: await serializeAdditionalInformation(db, row) })
  })

  const related = async (c: ProviderContext, id: string) => {
    const row = await findProduct(context, id)
    return c.json({
      data: await serializeProductCards(context, c, await findRelated(context, row)),
    })
  }
  app.get('/api/products/:id/related', async (c) => await related(c, c.req.param('id')))
  app.get('/api/v1/products/:id/related', async (c) => await related(c, c.req.param('id')))
}

async function findProduct({ db }: Context, id: string): Promise<ProductRow> {
  if (!/^[0-9]{1,9}$/.test(id)) throwNotFound()
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', Number(id))
    .where('active', '=', 1)
    .executeTakeFirst()
  return row ?? throwNotFound()
}

async function soundShapes({ db, options }: Context, packId: number) {
  const sounds = await db
    .selectFrom('sounds')
    .selectAll()
    .where('pack_id', '=', packId)
    .where('active', '=', 1)
    .orderBy('position')
    .execute()
  return sounds.map((sound) => serializeSound(options.providerUrl, sound))
}

async function findRelated({ db }: Context, row: ProductRow): Promise<ProductRow[]> {
  const neighbours = await db
    .selectFrom('products')
    .select(['id', 'kind', 'genre_id', 'artist_id', 'pack_id', 'instrument', 'key_code', 'bpm'])
    .where('active', '=', 1)
    .where('kind', '=', row.kind)
    .execute()
  const ids = rankRelatedProducts(row, neighbours)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
