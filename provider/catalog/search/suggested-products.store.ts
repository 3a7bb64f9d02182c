import type { ProductKind } from '../../contract/product-kinds.ts'
import type { Database } from '../../platform/database/database.ts'

/** A product whose name, artist or pack contains a word that begins with the text. */
export interface SuggestedProduct {
  readonly id: number
  readonly name: string
  readonly kind: ProductKind
  readonly artist: string
}

export interface SuggestedArtist {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** Lists products in the order of their ids here. */
export async function listSuggestedProducts(
  db: Database,
  ids: readonly number[],
): Promise<SuggestedProduct[]> {
  const rows = await selectProducts(db, ids)
    .select(['products.id', 'products.name', 'products.kind', 'artists.name as artist'])
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Lists the artists of products by name. */
export async function listSuggestedArtists(
  db: Database,
  productIds: readonly number[],
): Promise<SuggestedArtist[]> {
  return await selectProducts(db, productIds)
    .select(['artists.id', 'artists.slug', 'artists.name'])
    .distinct()
    .orderBy('artists.name')
    .execute()
}

function selectProducts(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .where('products.id', 'in', ids)
}
