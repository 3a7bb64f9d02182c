import type { CatalogueOrigin, CataloguePack } from './catalogue.ts'
import { listTranslations } from './catalogue-rows.store.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * Writes the artist of a pack; a description or portrait that the pack lacks stays unchanged. The
 * demo and imported packs never share an artist.
 */
export async function upsertArtist(
  db: Database,
  { artist, textLocale: ofPack = 'en' }: CataloguePack,
  origin: CatalogueOrigin,
): Promise<number> {
  const slug = await findArtistSlug(db, artist.slug, origin)
  const { name, description, textLocale = ofPack, portrait } = artist
  const hasWords = description !== ''
  const changes = {
    name,
    ...(hasWords ? { description, text_locale: textLocale } : {}),
    ...(portrait ? { portrait_sha256: portrait.sha256 } : {}),
  }
  const { id } = await db
    .insertInto('artists')
    .values({ slug, description, ...changes })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (hasWords) await replaceArtistTranslations(db, id, artist)
  return id
}

/** Returns the slug, or the first numbered one that no artist of the other origin uses. */
export async function findArtistSlug(
  db: Database,
  slug: string,
  origin: CatalogueOrigin,
): Promise<string> {
  let free = slug
  for (let number = 2; await isArtistOfOtherOrigin(db, free, origin); number += 1) {
    free = `${slug}-${number}`
  }
  return free
}

/** Returns whether an artist has packs of the other origin. */
export async function isArtistOfOtherOrigin(
  db: Database,
  slug: string,
  origin: CatalogueOrigin,
): Promise<boolean> {
  const row = await db
    .selectFrom('artists')
    .innerJoin('products', 'products.artist_id', 'artists.id')
    .select('artists.id')
    .where('artists.slug', '=', slug)
    .where('products.origin', '!=', origin)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function replaceArtistTranslations(
  db: Database,
  id: number,
  artist: CataloguePack['artist'],
): Promise<void> {
  await db.deleteFrom('artist_translations').where('artist_id', '=', id).execute()
  const rows = listTranslations(artist).map(([locale, text]) => ({
    artist_id: id,
    locale,
    description: text,
  }))
  if (rows.length > 0) await db.insertInto('artist_translations').values(rows).execute()
}
