import { packProduct, soundFacts, soundProduct } from './catalogue-rows.ts'
import type { ProductFacts, SoundFacts } from './catalogue-rows.ts'
import type { DemoManifest, DemoPack, FileRef } from '../demo/types.ts'
import { insertDemoCodes } from './demo-codes.ts'
import { readManifest } from './read-manifest.ts'
import { rebuildSearchIndex } from './rebuild-search-index.ts'
import type { Database } from './schema.ts'
import { listPurchasedWavs, deleteOrphanedFiles, listReferencedFiles } from './catalogue-files.ts'

/** What became of a catalogue: `orphanedFiles` names files of its folder that nobody asks for any more. */
export interface ImportResult {
  readonly outcome: 'imported' | 'unchanged'
  readonly orphanedFiles: readonly string[]
}

const LINK_OFFSET = 10_000

/**
 * Brings the catalogue to the manifest of a folder, all or nothing; does nothing when that version
 * is in place. What has the same slug keeps its ids; what the manifest no longer names is kept for
 * those who bought it and is not sold any more.
 */
export async function importCatalogue(
  db: Database,
  catalogueDir: string,
  now: Date,
): Promise<ImportResult> {
  const manifest = await readManifest(catalogueDir)
  return await db.transaction().execute(async (transaction) => {
    const known = await knownVersion(transaction)
    if (known === manifest.version) return { outcome: 'unchanged', orphanedFiles: [] }
    // Once: an owner who took a code away does not find it back after an update.
    if (known === null) await insertDemoCodes(transaction)
    const before = {
      referred: await listReferencedFiles(transaction),
      bought: await listPurchasedWavs(transaction),
    }
    await transaction.updateTable('products').set({ active: 0 }).execute()
    await transaction.updateTable('sounds').set({ active: 0 }).execute()
    await transaction.deleteFrom('product_instruments').execute()
    for (const pack of manifest.packs) await writePack(transaction, pack, now.toISOString())
    await writePublicFiles(transaction, manifest)
    await rebuildSearchIndex(transaction)
    await transaction
      .insertInto('settings')
      .values({ name: 'catalogue', value: manifest.version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: manifest.version }))
      .execute()
    return { outcome: 'imported', orphanedFiles: await deleteOrphanedFiles(transaction, before) }
  })
}

async function knownVersion(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'catalogue')
    .executeTakeFirst()
  return row?.value ?? null
}

async function writePack(db: Database, pack: DemoPack, now: string): Promise<void> {
  const genreId = await writeGenre(db, pack.genre)
  const artistId = await writeArtist(db, pack.artist)
  const shared = { genre_id: genreId, artist_id: artistId, active: 1, updated_at: now } as const
  const packId = await writeProduct(db, { ...packProduct(pack), ...shared, pack_id: null })
  await writeInstruments(db, packId, [...new Set(pack.sounds.map((sound) => sound.instrument))])
  for (const [position, sound] of pack.sounds.entries()) {
    const facts = soundProduct(pack, sound)
    const productId =
      facts === null ? null : await writeProduct(db, { ...facts, ...shared, pack_id: packId })
    if (productId !== null) await writeInstruments(db, productId, [sound.instrument])
    await writeSound(db, packId, productId, soundFacts(sound, position))
  }
}

async function writeGenre(db: Database, genre: DemoPack['genre']): Promise<number> {
  const { id } = await db
    .insertInto('genres')
    .values({ code: genre.code, label: genre.label })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ label: genre.label }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeArtist(db: Database, artist: DemoPack['artist']): Promise<number> {
  const { slug, name, description } = artist
  const { id } = await db
    .insertInto('artists')
    .values({ slug, name, description })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, description }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface ProductWrite extends ProductFacts {
  readonly genre_id: number
  readonly artist_id: number
  readonly pack_id: number | null
  readonly active: 1
  readonly updated_at: string
}

async function writeProduct(db: Database, product: ProductWrite): Promise<number> {
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

async function writeInstruments(
  db: Database,
  productId: number,
  instruments: readonly string[],
): Promise<void> {
  const rows = instruments.map((instrument) => ({ product_id: productId, instrument }))
  await db.insertInto('product_instruments').values(rows).execute()
}

async function writeSound(
  db: Database,
  packId: number,
  productId: number | null,
  facts: SoundFacts,
): Promise<void> {
  const row = { ...facts, pack_id: packId, product_id: productId, active: 1 } as const
  await db
    .insertInto('sounds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['pack_id', 'slug']).doUpdateSet(row))
    .execute()
}

/** What anyone may fetch, beside the files of the version before. */
async function writePublicFiles(db: Database, manifest: DemoManifest): Promise<void> {
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
