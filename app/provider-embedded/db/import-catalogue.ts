import type { Catalogue, CatalogueOrigin, CataloguePack, FileRef } from '../domain/catalogue.ts'
import {
  deleteOrphanedFileRows,
  listPurchasedWavs,
  listReferencedFiles,
} from './catalogue-files.ts'
import {
  listTranslations,
  toPackProduct,
  toPackTranslations,
  toSoundProduct,
  toSoundTranslations,
  toSoundValues,
} from './catalogue-rows.ts'
import type { ProductValues, SoundValues, TranslationValues } from './catalogue-rows.ts'
import { insertDemoCodes, setDemoCodesActive } from './codes.ts'
import { readManifest } from './read-manifest.ts'
import { rebuildSearchIndex } from './rebuild-search-index.ts'
import type { Database } from './schema.ts'
import { lock, transact } from './transact.ts'

/**
 * The result of an import; `orphanedFiles` are the names of files in the catalogue folder that are
 * no longer used.
 */
export interface ImportResult {
  readonly outcome: 'imported' | 'unchanged'
  readonly orphanedFiles: readonly string[]
}

const LINK_OFFSET = 10_000

/**
 * Imports the manifest of a folder in one transaction, unless its version is already imported.
 * Products and sounds with the same slug keep their ids. Products and sounds missing from the
 * manifest are no longer sold, but stay in the database for customers who own them.
 */
export async function importCatalogue(
  db: Database,
  catalogueDir: string,
  now: Date,
  origin: CatalogueOrigin = 'demo',
): Promise<ImportResult> {
  const manifest = await readManifest(catalogueDir)
  return await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    const known = await findImportedVersion(transaction)
    if (known === manifest.version) return { outcome: 'unchanged', orphanedFiles: [] }
    // Only on the first import: codes that the shop owner has deleted must not come back.
    if (known === null && origin === 'demo') await insertDemoCodes(transaction)
    if (origin === 'demo') await setDemoCodesActive(transaction, 1)
    const before = {
      referenced: await listReferencedFiles(transaction),
      purchased: await listPurchasedWavs(transaction),
    }
    await withdrawProducts(transaction, origin)
    for (const pack of manifest.packs)
      await importPack(transaction, pack, origin, now.toISOString())
    await insertPublicFiles(transaction, manifest)
    await rebuildSearchIndex(transaction)
    await storeVersion(transaction, manifest.version)
    return { outcome: 'imported', orphanedFiles: await deleteOrphanedFileRows(transaction, before) }
  })
}

/** Stores the version of the manifest that was imported last. */
export async function storeVersion(db: Database, version: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: 'catalogue', value: version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
    .execute()
}

/** Returns the version of the manifest that was imported last; null if none was. */
export async function findImportedVersion(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'catalogue')
    .executeTakeFirst()
  return row?.value ?? null
}

/** Withdraws the products and sounds of a catalogue from sale. */
export async function withdrawProducts(db: Database, origin: CatalogueOrigin): Promise<void> {
  const ids = db.selectFrom('products').select('id').where('origin', '=', origin)
  await db.deleteFrom('product_instruments').where('product_id', 'in', ids).execute()
  await db.deleteFrom('product_tags').where('product_id', 'in', ids).execute()
  await db.updateTable('sounds').set({ active: 0 }).where('pack_id', 'in', ids).execute()
  await db.updateTable('products').set({ active: 0 }).where('origin', '=', origin).execute()
}

async function importPack(
  db: Database,
  pack: CataloguePack,
  origin: CatalogueOrigin,
  now: string,
): Promise<void> {
  const genreId = await upsertGenre(db, pack.genre)
  const artistId = await upsertArtist(db, pack.artist)
  const shared = {
    genre_id: genreId,
    artist_id: artistId,
    active: 1,
    origin,
    updated_at: now,
  } as const
  const packId = await upsertProduct(db, { ...toPackProduct(pack), ...shared, pack_id: null })
  await replaceTranslations(db, packId, toPackTranslations(pack))
  await insertInstruments(db, packId, [...new Set(pack.sounds.map((sound) => sound.instrument))])
  await insertTags(db, packId, [...new Set(pack.sounds.flatMap((sound) => sound.tags))])
  for (const [position, sound] of pack.sounds.entries()) {
    const values = toSoundProduct(pack, sound)
    const productId =
      values === null ? null : await upsertProduct(db, { ...values, ...shared, pack_id: packId })
    if (productId !== null) {
      await replaceTranslations(db, productId, toSoundTranslations(pack, sound))
      await insertInstruments(db, productId, [sound.instrument])
      await insertTags(db, productId, sound.tags)
    }
    await upsertSound(db, packId, productId, toSoundValues(sound, position))
  }
}

async function upsertGenre(db: Database, genre: CataloguePack['genre']): Promise<number> {
  const { id } = await db
    .insertInto('genres')
    .values({ code: genre.code, label: genre.label })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ label: genre.label }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function upsertArtist(db: Database, artist: CataloguePack['artist']): Promise<number> {
  const { slug, name, description } = artist
  const { id } = await db
    .insertInto('artists')
    .values({ slug, name, description })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, description }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('artist_translations').where('artist_id', '=', id).execute()
  const rows = listTranslations(artist).map(([locale, text]) => ({
    artist_id: id,
    locale,
    description: text,
  }))
  if (rows.length > 0) await db.insertInto('artist_translations').values(rows).execute()
  return id
}

interface ProductInput extends ProductValues {
  readonly genre_id: number
  readonly artist_id: number
  readonly pack_id: number | null
  readonly active: 1
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
  productId: number | null,
  values: SoundValues,
): Promise<void> {
  const row = { ...values, pack_id: packId, product_id: productId, active: 1 } as const
  await db
    .insertInto('sounds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['pack_id', 'slug']).doUpdateSet(row))
    .execute()
}

/** Inserts the public files of the manifest and keeps those of previous versions. */
async function insertPublicFiles(db: Database, manifest: Catalogue): Promise<void> {
  for (const pack of manifest.packs) {
    const files: FileRef[] = [pack.cover, pack.demo.preview]
    for (const sound of pack.sounds) files.push(sound.cover, sound.preview)
    for (const { sha256, extension, bytes } of files) {
      await db
        .insertInto('public_files')
        .values({ sha256, extension, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}
