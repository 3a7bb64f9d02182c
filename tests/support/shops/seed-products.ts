import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#provider/platform/database/database.ts'

const timestamp = '2026-01-10T08:00:00.000Z'

/** A product in a test database; the price is in cents. */
export interface SeedProduct {
  id: number
  linkId: number
  name: string
  price: number
  packId: number | null
}

/** Two packs with a loop and three one-shots each; the one-shots are also sold separately. */
export interface SeedProducts {
  packs: [SeedProduct, SeedProduct]
  oneShots: [SeedProduct, SeedProduct, SeedProduct, SeedProduct, SeedProduct, SeedProduct]
}

const noProduct: SeedProduct = { id: 0, linkId: 0, name: 'none', price: 0, packId: null }

/** Stand-ins for the products of a shop without seed products; none of them exists. */
export const noProducts: SeedProducts = {
  packs: [noProduct, noProduct],
  oneShots: [noProduct, noProduct, noProduct, noProduct, noProduct, noProduct],
}

/** Inserts products into the database and writes their sound files to `files` in the folder. */
export async function seedProducts(db: Database, folder: string): Promise<SeedProducts> {
  await mkdir(join(folder, 'files'), { recursive: true })
  await db.insertInto('genres').values({ code: 'dusk', label: 'Dusk' }).execute()
  await db
    .insertInto('artists')
    .values({ slug: 'ann', name: 'Ann', description: 'Plays.' })
    .execute()
  const packs: SeedProduct[] = []
  const oneShots: SeedProduct[] = []
  for (const [index, price] of [1900, 2900].entries()) {
    const pack = await insertProduct(db, `pack-${index}`, 'pack', price, null)
    packs.push(pack)
    await insertSound(db, folder, pack.id, null, `loop-${index}`)
    for (const part of [0, 1, 2]) {
      const slug = `shot-${index}-${part}`
      const oneShot = await insertProduct(db, slug, 'one-shot', 99 + part * 50, pack.id)
      oneShots.push(oneShot)
      await insertSound(db, folder, pack.id, oneShot.id, slug)
    }
  }
  return { packs, oneShots } as SeedProducts
}

/** Inserts a one-shot without a pack and without a downloadable file. */
export function seedOneShot(db: Database, slug: string, price: number): Promise<SeedProduct> {
  return insertProduct(db, slug, 'one-shot', price, null)
}

let nextLinkId = 500

async function insertProduct(
  db: Database,
  slug: string,
  kind: 'pack' | 'one-shot',
  price: number,
  packId: number | null,
): Promise<SeedProduct> {
  nextLinkId += 7
  const { id } = await db
    .insertInto('products')
    .values({
      slug,
      sku: slug.toUpperCase(),
      kind,
      category_id: kind === 'pack' ? 2 : 3,
      name: `The ${slug}`,
      url_key: slug,
      short_description: 'Short.',
      description: 'Long.',
      price_cents: price,
      active: 1,
      origin: 'own',
      genre_id: 1,
      artist_id: 1,
      pack_id: packId,
      instrument: packId === null ? null : 'bass',
      bpm: null,
      music_key: null,
      key_code: null,
      frames: 44_100,
      peaks: '',
      preview_sha256: hashSha256(`preview ${slug}`),
      cover_sha256: hashSha256(`cover ${slug}`),
      color_one: '#112233',
      color_two: '#445566',
      sounds_count: kind === 'pack' ? 4 : 1,
      link_id: nextLinkId,
      created_at: timestamp,
      updated_at: timestamp,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, linkId: nextLinkId, name: `The ${slug}`, price, packId }
}

async function insertSound(
  db: Database,
  folder: string,
  packId: number,
  productId: number | null,
  slug: string,
): Promise<void> {
  const wav = createSoundBytes(slug)
  await writeFile(join(folder, 'files', `${hashSha256(wav)}.wav`), wav)
  await db
    .insertInto('sounds')
    .values({
      pack_id: packId,
      product_id: productId,
      slug,
      position: 1,
      name: slug,
      kind: productId === null ? 'loop' : 'one-shot',
      instrument: 'bass',
      bpm: null,
      music_key: null,
      description: 'A sound.',
      frames: 44_100,
      channels: 1,
      peaks: '',
      file_name: `OVT_${slug}.wav`,
      wav_sha256: hashSha256(wav),
      wav_bytes: wav.length,
      preview_sha256: hashSha256(`preview ${slug}`),
      cover_sha256: hashSha256(`cover ${slug}`),
      color_one: '#112233',
      color_two: '#445566',
      active: 1,
    })
    .execute()
}

/** Creates the content of a sound file: not audio, but unique and reproducible. */
export function createSoundBytes(slug: string): Buffer {
  return Buffer.from(`RIFF of ${slug}. `.repeat(500))
}

function hashSha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
