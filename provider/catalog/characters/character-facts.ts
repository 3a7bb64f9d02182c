import type { Database } from '../../platform/database/database.ts'
import { toCharacterFact } from '../search/text-search.rules.ts'
import { characters, computeDegrees, findLevel, type Scale } from './characters.rules.ts'
import { readProductMeasures, readScale } from './measures.store.ts'
import { getGroupKey, getReferenceScale } from './reference-scales.ts'

/**
 * Returns the facts of the measured characters of products; those that are no measured sounds have
 * none. Compares each sound with the shop's own of its instrument and kind, if there are enough, or
 * else with the reference sounds.
 */
export async function readCharacterFacts(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const scales = new Map<string, Scale>()
  const facts = new Map<number, readonly string[]>()
  for (const { productId, measures, ...group } of await readProductMeasures(db, productIds)) {
    const key = getGroupKey(group)
    const scale = scales.get(key) ?? (await readScale(db, group)) ?? getReferenceScale(group)
    scales.set(key, scale)
    const degrees = computeDegrees(measures, scale)
    const levels = characters.map((name) => ({ name, level: findLevel(degrees[name]) }))
    facts.set(
      productId,
      levels
        .filter(({ level }) => level > 0)
        .map(({ name, level }) => toCharacterFact(name, level)),
    )
  }
  return facts
}
