import type { ProductKind } from '../contract/product-kinds.ts'
import type { Locale } from '../platform/texts/locales.ts'
import type { ArtistRow, Database } from '../platform/database/database.ts'

/** An artist with products on sale. */
export interface ArtistDetail {
  readonly row: ArtistRow
  /** Plain text in `textLocale`. */
  readonly description: string
  readonly textLocale: Locale
  /** The number of products on sale by kind. */
  readonly counts: Readonly<Record<ProductKind, number>>
}

/**
 * Finds an artist, described in the language or, without a translation, in the label's. Returns
 * null if the slug is unknown or the artist has no products on sale.
 */
export async function findArtist(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<ArtistDetail | null> {
  const row = await db.selectFrom('artists').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (row === undefined) return null
  const counts = await countProducts(db, row.id)
  if (Object.values(counts).every((count) => count === 0)) return null
  const translation = await findTranslation(db, row.id, locale)
  return {
    row,
    description: translation ?? row.description,
    textLocale: translation === null ? row.text_locale : locale,
    counts,
  }
}

/** Lists the ids of an artist's products if the stored name differs from `name`; otherwise none. */
export async function listProductsOfRenamedArtist(
  db: Database,
  { slug, name }: { readonly slug: string; readonly name: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('artists')
    .innerJoin('products', 'products.artist_id', 'artists.id')
    .select('products.id')
    .where('artists.slug', '=', slug)
    .where('artists.name', '<>', name)
    .execute()
  return rows.map(({ id }) => id)
}

async function countProducts(
  db: Database,
  artistId: number,
): Promise<Readonly<Record<ProductKind, number>>> {
  const rows = await db
    .selectFrom('products')
    .where('artist_id', '=', artistId)
    .where('active', '=', 1)
    .groupBy('kind')
    .select(['kind', (select) => select.fn.countAll().as('count')])
    .execute()
  const count = (kind: ProductKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return { pack: count('pack'), loop: count('loop'), 'one-shot': count('one-shot') }
}

async function findTranslation(
  db: Database,
  artistId: number,
  locale: Locale,
): Promise<string | null> {
  const row = await db
    .selectFrom('artist_translations')
    .select('description')
    .where('artist_id', '=', artistId)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row?.description ?? null
}
