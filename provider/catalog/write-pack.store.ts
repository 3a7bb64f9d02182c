import type { CatalogueOrigin, CataloguePack, FileRef } from './catalogue.ts'
import { choosePackTags } from './pack-tags.rules.ts'
import {
  toPackProduct,
  toPackTranslations,
  toSoundProduct,
  toSoundTranslations,
  toSoundValues,
} from './catalogue-rows.store.ts'
import type { ProductValues, SoundValues, TranslationValues } from './catalogue-rows.store.ts'
import type { Database } from '../platform/database/database.ts'
import { upsertArtist } from './write-artist.store.ts'

const LINK_OFFSET = 10_000

/** The origin of a pack, and whether it can be bought. */
export interface WriteOptions {
  readonly origin: CatalogueOrigin
  readonly isActive: boolean
  /** ISO 8601. */
  readonly now: string
}

/**
 * Writes a pack with its products, sounds and public files, and returns the id of its product.
 * Products and sounds with the same slug keep their ids; those no longer in the pack must already
 * have been withdrawn. Must run in a transaction with the lock `catalogue`.
 */
export async function writePack(
  db: Database,
  pack: CataloguePack,
  { origin, isActive, now }: WriteOptions,
): Promise<number> {
  const genreId = await upsertGenre(db, pack.genre)
  const artistId = await upsertArtist(db, pack, origin)
  const active = isActive ? 1 : 0
  const shared = {
    genre_id: genreId,
    artist_id: artistId,
    active,
    origin,
    updated_at: now,
  } as const
  const packId = await upsertProduct(db, { ...toPackProduct(pack), ...shared, pack_id: null })
  await replaceTranslations(db, packId, toPackTranslations(pack))
  await insertInstruments(db, packId, [...new Set(pack.sounds.map((sound) => sound.instrument))])
  await insertTags(db, packId, choosePackTags(pack))
  for (const [position, sound] of pack.sounds.entries()) {
    const values = { ...toSoundProduct(pack, sound), ...shared, pack_id: packId }
    const productId = await upsertProduct(db, values)
    await replaceTranslations(db, productId, toSoundTranslations(pack, sound))
    await insertInstruments(db, productId, [sound.instrument])
    await insertTags(db, productId, sound.tags)
    await upsertSound(db, packId, productId, toSoundValues(sound, position))
  }
  await insertPublicFiles(db, pack)
  return packId
}

/** Writes the genre of a pack; reuses one with the same code or, ignoring case, the same label. */
async function upsertGenre(db: Database, { code, label }: CataloguePack['genre']): Promise<number> {
  const known = await db.selectFrom('genres').selectAll().execute()
  const same =
    known.find((genre) => genre.code === code) ??
    known.find((genre) => genre.label.toLowerCase() === label.toLowerCase())
  if (same !== undefined) return same.id
  const { id } = await db
    .insertInto('genres')
    .values({ code, label })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface ProductInput extends ProductValues {
  readonly genre_id: number
  readonly artist_id: number
  readonly pack_id: number | null
  readonly active: 0 | 1
  readonly origin: CatalogueOrigin
  readonly updated_at: string
}

async function upsertProduct(db: Database, product: ProductInput): Promise<number> {
  const known = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', product.slug)
    .executeTakeFirst()
  if (known !== undefined) {
    await db.updateTable('products').set(product).where('id', '=', known.id).execute()
    return known.id
  }
  const { last } = await db
    .selectFrom('products')
    .select((query) => query.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const id = (last ?? 0) + 1
  await db
    .insertInto('products')
    .values({ ...product, id, link_id: LINK_OFFSET + id })
    .execute()
  return id
}

async function replaceTranslations(
  db: Database,
  productId: number,
  translations: readonly TranslationValues[],
): Promise<void> {
  await db.deleteFrom('product_translations').where('product_id', '=', productId).execute()
  const rows = translations.map((values) => ({ ...values, product_id: productId }))
  if (rows.length > 0) await db.insertInto('product_translations').values(rows).execute()
}

async function insertInstruments(
  db: Database,
  productId: number,
  instruments: readonly string[],
): Promise<void> {
  const rows = instruments.map((instrument) => ({ product_id: productId, instrument }))
  await db.insertInto('product_instruments').values(rows).execute()
}

async function insertTags(db: Database, productId: number, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ product_id: productId, tag }))
  await db.insertInto('product_tags').values(rows).execute()
}

async function upsertSound(
  db: Database,
  packId: number,
  productId: number,
  values: SoundValues,
): Promise<void> {
  const current = { active: 1, withdrawn_at: null } as const
  const row = { ...values, pack_id: packId, product_id: productId, ...current }
  await db
    .insertInto('sounds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['pack_id', 'slug']).doUpdateSet(row))
    .execute()
}

/** Inserts the public files of a pack and keeps those of previous versions. */
async function insertPublicFiles(db: Database, pack: CataloguePack): Promise<void> {
  const files: FileRef[] = [pack.cover, pack.demo.preview]
  for (const sound of pack.sounds) files.push(sound.cover, sound.preview)
  if (pack.artist.portrait) files.push(pack.artist.portrait)
  for (const { sha256, extension, bytes } of files) {
    await db
      .insertInto('public_files')
      .values({ sha256, extension, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
