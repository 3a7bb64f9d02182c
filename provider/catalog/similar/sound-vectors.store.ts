import { setImmediate as giveWay } from 'node:timers/promises'
import { sql } from 'kysely'
import { decodeFeatures } from './similar-sounds.rules.ts'
import type { SoundVectors } from './similar-sounds.rules.ts'
import type { Database, SoundRow } from '../../platform/database/database.ts'

/** A group of comparable sounds: of one kind, with features in the same format. */
export interface SoundGroup {
  readonly kind: SoundRow['kind']
  /** Null for all instruments. */
  readonly instrument: string | null
  /** The length of the stored features in characters. */
  readonly length: number
}

/** Reads in batches, because SQLite queries block the thread that serves requests. */
const batchSize = 1000

/** Counts the sounds on sale in a group, at most `limit`. */
export async function countSounds(db: Database, group: SoundGroup, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(selectSounds(db, group).select('sounds.id').limit(limit).as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Reads the vectors of up to `limit` sounds on sale, in the order of their products. */
export async function readSoundVectors(
  db: Database,
  group: SoundGroup,
  limit: number,
): Promise<SoundVectors> {
  const [productIds, vectors]: [number[], Float32Array[]] = [[], []]
  for (let last = 0; productIds.length < limit;) {
    const rows = await selectSounds(db, group)
      .select(['products.id', 'sounds.features'])
      .where('products.id', '>', last)
      .orderBy('products.id')
      .limit(Math.min(batchSize, limit - productIds.length))
      .execute()
    for (const { id, features } of rows) {
      productIds.push(id)
      vectors.push(decodeFeatures(features))
      last = id
    }
    if (rows.length === 0) break
    await giveWay()
  }
  return { productIds, values: concatenate(vectors) }
}

function selectSounds(db: Database, { kind, instrument, length }: SoundGroup) {
  const sounds = db
    .selectFrom('products')
    .innerJoin('sounds', 'sounds.product_id', 'products.id')
    .where('products.active', '=', 1)
    .where('products.kind', '=', kind)
    .where('sounds.active', '=', 1)
    .where(sql<number>`length(sounds.features)`, '=', length)
  return instrument === null ? sounds : sounds.where('products.instrument', '=', instrument)
}

function concatenate(vectors: readonly Float32Array[]): Float32Array {
  const dimensions = vectors[0]?.length ?? 0
  const values = new Float32Array(dimensions * vectors.length)
  for (const [place, vector] of vectors.entries()) values.set(vector, place * dimensions)
  return values
}
