import type { FitTarget } from '../../contract/fit.ts'
import type { SoundReference } from '../listing/product-query.rules.ts'
import { createExactIndex, decodeFeatures } from './similar-sounds.rules.ts'
import type { SoundIndex } from './similar-sounds.rules.ts'
import { readCatalogueVersion } from '../catalogue-version.store.ts'
import { rankRelatedIds } from './related-products.store.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  countSounds,
  findMeasuredSound,
  readSoundVectors,
  selectOnSale,
} from './sound-vectors.store.ts'
import type { MeasuredSound, VectorGroup } from './sound-vectors.store.ts'

/** The maximum number of vectors of a kind that are all compared: 18 MB with 93 features. */
const defaultMaxVectors = 50_000

/** The maximum number of vectors cached in memory for all groups: 37 MB with 93 features. */
const maxCachedVectors = 100_000

/** Finds similar sounds by their features, which each process caches in memory. */
export interface SimilarSounds {
  /**
   * Returns the ids of up to `limit` other products on sale, most similar first: by the sound's
   * features or, if not measured, by shared attributes. With a target, loops that bend far to its
   * tempo and key are left out. Returns null if the sound is not on sale, separately or in a pack.
   */
  find(
    reference: SoundReference,
    limit: number,
    target?: FitTarget | null,
  ): Promise<number[] | null>
}

/**
 * Creates the search for similar sounds. It compares all sounds of the kind or, if there are more
 * than `maxVectors`, those with the same instrument.
 */
export function createSimilarSounds(db: Database, maxVectors = defaultMaxVectors): SimilarSounds {
  const getIndex = createIndexCache(db, maxVectors)
  return {
    find: async (reference, limit, target = null) => {
      const sound = await findMeasuredSound(db, reference)
      if (sound === null) return null
      if (sound.features === '') return await rankRelatedIds(db, sound)
      const index = await getIndex(sound)
      // There are too many sounds without an instrument to compare them.
      if (index === null) return await rankRelatedIds(db, sound)
      const isLoop = sound.kind === 'loop'
      const features = decodeFeatures(sound.features)
      const ids = index.findNearest(features, limit + 1, isLoop ? target : null)
      const onSale = await selectOnSale(db, ids)
      return ids.filter((id) => id !== sound.id && onSale.has(id)).slice(0, limit)
    },
  }
}

interface CachedIndex {
  readonly index: Promise<SoundIndex | null>
  /** The number of vectors; 0 while loading. */
  size: number
}

/** Caches the vectors of the most recently used groups until the catalogue changes. */
function createIndexCache(db: Database, maxVectors: number) {
  const cache = new Map<string, CachedIndex>()
  let version: string | null = null
  const load = (key: string, group: VectorGroup): CachedIndex => {
    const loaded: CachedIndex = { index: loadIndex(db, group, maxVectors), size: 0 }
    loaded.index.then(
      (index) => {
        loaded.size = index?.size ?? 0
        dropOldest(cache)
      },
      () => cache.delete(key),
    )
    return loaded
  }
  const get = (group: VectorGroup): Promise<SoundIndex | null> => {
    const key = JSON.stringify(group)
    const found = cache.get(key) ?? load(key, group)
    // Moves the group to the end, as the most recently used.
    cache.delete(key)
    cache.set(key, found)
    return found.index
  }
  return async ({ kind, instrument, features }: MeasuredSound): Promise<SoundIndex | null> => {
    const current = await readCatalogueVersion(db)
    if (current !== version) cache.clear()
    version = current
    const all = { kind: kind === 'loop' ? kind : 'one-shot', length: features.length } as const
    return (await get({ ...all, instrument: null })) ?? (await get({ ...all, instrument }))
  }
}

/** Evicts the least recently used groups beyond `maxCachedVectors` vectors in total. */
function dropOldest(cache: Map<string, CachedIndex>): void {
  let total = 0
  for (const [key, { size }] of [...cache].toReversed()) {
    total += size
    if (total > maxCachedVectors) cache.delete(key)
  }
}

/** Returns null if the group comprises all instruments and is too large to compare. */
async function loadIndex(
  db: Database,
  group: VectorGroup,
  maxVectors: number,
): Promise<SoundIndex | null> {
  const isTooLarge =
    group.instrument === null && (await countSounds(db, group, maxVectors + 1)) > maxVectors
  return isTooLarge ? null : createExactIndex(await readSoundVectors(db, group, maxVectors))
}
