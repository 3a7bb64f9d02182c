import { setImmediate as giveWay } from 'node:timers/promises'
import type { SoundReference } from '../listing/product-query.rules.ts'
import type { ComparableProduct } from './related-products.rules.ts'
import { decodeFeatures } from './similar-sounds.rules.ts'
import type { BendableSound, SoundVectors } from './similar-sounds.rules.ts'
import type { Database, SoundRow } from '../../platform/database/database.ts'

/** A group of comparable sounds: of one kind, with features in the same format. */
export interface VectorGroup {
  readonly kind: SoundRow['kind']
  /** Null for all instruments. */
  readonly instrument: string | null
  /** The length of the stored features in characters. */
  readonly length: number
}

/** Reads in batches, because SQLite queries block the thread that serves requests. */
const batchSize = 1000

/** Returns the products that are still on sale since the vectors were read. */
export async function selectOnSale(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('active', '=', 1)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** A sound with its measured features, in Base64; empty if they were not measured. */
export type MeasuredSound = ComparableProduct & { readonly features: string }

/** Finds a sound on sale; its id is 0 if it is sold only in a pack. A pack has no features. */
export async function findMeasuredSound(
  db: Database,
  reference: SoundReference,
): Promise<MeasuredSound | null> {
  const found =
    'productId' in reference
      ? await db
          .selectFrom('products')
          .leftJoin('sounds', 'sounds.product_id', 'products.id')
          .selectAll('products')
          .select('sounds.features')
          .where('products.id', '=', reference.productId)
          .where('products.active', '=', 1)
          .executeTakeFirst()
      : await findSoundInPack(db, reference.soundId)
  return found === undefined ? null : { ...found, features: found.features ?? '' }
}

async function findSoundInPack(db: Database, id: number) {
  const found = await db
    .selectFrom('sounds')
    .innerJoin('products as packs', 'packs.id', 'sounds.pack_id')
    .leftJoin('products as single', 'single.id', 'sounds.product_id')
    .select(['sounds.kind', 'sounds.instrument', 'sounds.bpm', 'sounds.features', 'sounds.pack_id'])
    .select(['packs.genre_id', 'packs.artist_id', 'single.id', 'single.key_code'])
    .where('sounds.id', '=', id)
    .where('sounds.active', '=', 1)
    .where('packs.active', '=', 1)
    .executeTakeFirst()
  return found && { ...found, id: found.id ?? 0 }
}

/** Counts the measured sounds on sale in a group, of any length of features, at most `limit`. */
export async function countSounds(
  db: Database,
  group: VectorGroup,
  limit: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectSounds(db, group).select('sounds.id').limit(limit).as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Reads the vectors of up to `limit` sounds on sale, in the order of their products. */
export async function readSoundVectors(
  db: Database,
  group: VectorGroup,
  limit: number,
): Promise<SoundVectors> {
  const [productIds, vectors]: [number[], Float32Array[]] = [[], []]
  const attributes: BendableSound[] = []
  for (let last = 0; productIds.length < limit;) {
    const rows = await selectSounds(db, group)
      .select(['products.id', 'products.bpm', 'products.music_key', 'sounds.features'])
      .where('products.id', '>', last)
      // PostgreSQL derives only equalities, and would read the sounds from the first one on.
      .where('sounds.product_id', '>', last)
      .orderBy('products.id')
      .limit(Math.min(batchSize, limit - productIds.length))
      .execute()
    for (const { id, bpm, music_key: key, features } of rows) {
      last = id
      if (features.length !== group.length) continue
      productIds.push(id)
      vectors.push(decodeFeatures(features))
      attributes.push({ bpm, key })
    }
    if (rows.length === 0) break
    await giveWay()
  }
  return { productIds, values: concatenate(vectors), attributes }
}

/**
 * Leaves out the length of the features: PostgreSQL has no statistics of it, expects a few rows, and
 * would read all sounds for each batch.
 */
function selectSounds(db: Database, { kind, instrument }: VectorGroup) {
  const sounds = db
    .selectFrom('products')
    .innerJoin('sounds', 'sounds.product_id', 'products.id')
    .where('products.active', '=', 1)
    .where('products.kind', '=', kind)
    .where('sounds.active', '=', 1)
    .where('sounds.features', '<>', '')
  return instrument === null ? sounds : sounds.where('products.instrument', '=', instrument)
}

function concatenate(vectors: readonly Float32Array[]): Float32Array {
  const dimensions = vectors[0]?.length ?? 0
  const values = new Float32Array(dimensions * vectors.length)
  for (const [place, vector] of vectors.entries()) values.set(vector, place * dimensions)
  return values
}
