import { toSearchText } from '../domain/search-words.ts'
import { getEngine } from './get-engine.ts'
import type { Database } from './schema.ts'

/** Rebuilds the full-text index from the products on sale. */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .leftJoin('products as packs', 'packs.id', 'products.pack_id')
    .where('products.active', '=', 1)
    .select([
      'products.id',
      'products.name',
      'products.music_key',
      'artists.name as artist',
      'genres.label as genre',
      'packs.name as pack',
    ])
    .execute()
  const instruments = await groupInstrumentsByProduct(db)
  const documents = rows.map((row) => ({
    id: row.id,
    name: toSearchText(row.name),
    artist: toSearchText(row.artist),
    pack: toSearchText(row.pack ?? ''),
    genre: toSearchText(row.genre),
    instrument: toSearchText(instruments.get(row.id)?.join(' ') ?? ''),
    key: toSearchText(row.music_key ?? ''),
  }))
  await getEngine(db).replaceSearchIndex(db, documents)
}

async function groupInstrumentsByProduct(db: Database): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (const row of await db.selectFrom('product_instruments').selectAll().execute()) {
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), row.instrument])
  }
  return found
}
