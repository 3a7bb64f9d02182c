import type { ArtistRow, Database, ProductRow } from './schema.ts'

/** A product with what it refers to. */
export interface ProductDetail {
  readonly row: ProductRow
  readonly genre: { readonly code: string; readonly label: string }
  readonly artist: ArtistRow
  /** Null for a pack. */
  readonly packName: string | null
  /** Name of the file that is sold. */
  readonly fileName: string
}

/** Products with what they refer to, in the order of the rows. */
export async function loadProductDetails(
  db: Database,
  rows: readonly ProductRow[],
): Promise<ProductDetail[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const found = await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .leftJoin('products as packs', 'packs.id', 'products.pack_id')
    .leftJoin('sounds', 'sounds.product_id', 'products.id')
    .where('products.id', 'in', ids)
    .select([
      'products.id',
      'genres.code',
      'genres.label',
      'artists.id as artist_id',
      'artists.slug as artist_slug',
      'artists.name as artist_name',
      'artists.description as artist_description',
      'packs.name as pack_name',
      'sounds.file_name',
    ])
    .execute()
  const byId = new Map(found.map((reference) => [reference.id, reference]))
  return rows.flatMap((row) => {
    const reference = byId.get(row.id)
    if (reference === undefined) return []
    return {
      row,
      genre: { code: reference.code, label: reference.label },
      artist: {
        id: reference.artist_id,
        slug: reference.artist_slug,
        name: reference.artist_name,
        description: reference.artist_description,
      },
      packName: reference.pack_name,
      fileName: reference.file_name ?? `${row.url_key}.zip`,
    }
  })
}
