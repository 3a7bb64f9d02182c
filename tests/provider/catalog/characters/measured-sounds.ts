import { parseProductQuery } from '#provider/catalog/listing/product-query.rules.ts'
import { getCatalogueIndex } from '#provider/catalog/get-catalogue-index.ts'
import type { SoundMeasures } from '#provider/catalog/characters/measures.rules.ts'
import { rebuildSearchIndex } from '#provider/catalog/search/rebuild-search-index.ts'
import { readDocumentsOf } from '#provider/catalog/search/search-documents.store.ts'
import type { Database } from '#provider/platform/database/database.ts'

/** Creates the measures of a kick that is like others except for some. */
export function createMeasures(changes: Partial<SoundMeasures> = {}): SoundMeasures {
  return {
    brightness: 3,
    movement: 1,
    flatness: -14,
    lowFlatness: -9,
    subShare: 0.3,
    lowShare: 0.6,
    lowMidShare: 0.2,
    presenceShare: 0.1,
    highShare: 0.01,
    airShare: 0.002,
    clarity: 0.8,
    length: 0.4,
    attack: 0.01,
    decay: 0.2,
    tail: 0.1,
    floor: -30,
    sustained: 0.3,
    crest: 8,
    waveCrest: 5,
    onsetsPerSecond: 1,
    width: 0,
    loudnessRange: null,
    ...changes,
  }
}

/** Removes all measures, as in a shop that an earlier version has filled. */
export async function forgetMeasures(db: Database): Promise<void> {
  await db.updateTable('sounds').set({ measures: null, analysis_version: 0 }).execute()
  await rebuildSearchIndex(db)
}

/** Returns the names of the products with one of these facts, those with more of them first. */
export async function findByFacts(db: Database, facts: readonly string[]): Promise<string[]> {
  const terms = facts.map((fact) => ({
    weight: 1,
    levels: [{ degree: 1, facts: [[fact]], of: 'product' as const }],
    group: 'measured',
    isExcluded: false,
  }))
  const { filters } = parseProductQuery(() => undefined)
  const wish = { ...filters, search: { locale: 'en' as const, terms } }
  const { sounds } = await getCatalogueIndex(db).findProducts(db, wish, 100)
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', sounds.ids)
    .execute()
  return sounds.ids.map((id) => rows.find((row) => row.id === id)?.name ?? '')
}

/** Reads the facts of measured characters of the sounds on sale, by name. */
export async function readMeasuredFacts(
  db: Database,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('kind', '!=', 'pack')
    .orderBy('id')
    .execute()
  const documents = await readDocumentsOf(
    db,
    rows.map(({ id }) => id),
  )
  return Object.fromEntries(
    documents.map(({ id, facts }) => [
      rows.find((row) => row.id === id)?.name ?? '',
      facts.split(' ').filter((fact) => /^m[a-z]+[123]$/.test(fact)),
    ]),
  )
}
