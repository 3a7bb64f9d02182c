import { readCatalogueVersion } from '../../catalogue-version.store.ts'
import type { OptionFacet, RangeFacet } from '../facets.ts'
import type { FilterOption } from '../filter-options.ts'
import type { Database } from '../../../platform/database/database.ts'
import { loadColumns } from './load-columns.ts'

/**
 * The values of a facet. Those of the product at a place are `numbers` from `starts[place]` to
 * `starts[place + 1]`, each of which is an index of `options`.
 */
export interface OptionColumn {
  readonly options: readonly FilterOption[]
  readonly starts: Int32Array
  readonly numbers: Int32Array
}

/**
 * What lists filter and count, of all products on sale, a column per attribute. The place of a
 * product is its index in each column.
 */
export interface Columns {
  /** In ascending order. */
  readonly ids: Int32Array
  /** The place of each id; -1 for a product that is not on sale. */
  readonly places: Int32Array
  /** All places. */
  readonly all: Int32Array
  /** Indexes of `kinds`. */
  readonly kind: Uint8Array
  readonly options: Readonly<Record<OptionFacet, OptionColumn>>
  /** NaN for products without a tempo. */
  readonly bpm: Float64Array
  /** In frames; NaN for packs, which have no length. */
  readonly length: Float64Array
  /** In cents. */
  readonly price: Float64Array
  /** The places of the products with the least and the greatest values of each kind. */
  readonly extremes: Readonly<Record<RangeFacet, Int32Array>>
  /** The places in each sort order that was used so far. */
  readonly orders: Map<string, Promise<Int32Array>>
  /** The places in the order in which they fit the tempos and keys that were last asked for. */
  readonly fits: Map<string, Int32Array>
  /** The ids of the products that the last searches found. */
  readonly hits: Map<string, Promise<readonly number[]>>
}

interface Snapshot {
  readonly version: string | null
  readonly columns: Promise<Columns>
}

/** The columns of each open database. */
const snapshots = new WeakMap<Database, Snapshot>()

const maxAttempts = 3

/**
 * Runs `read` with the columns of the current version of the catalogue, and again if the version has
 * changed in the meantime. The columns are kept in memory until the version changes.
 */
export async function readFromColumns<Result>(
  db: Database,
  read: (columns: Columns) => Promise<Result>,
): Promise<Result> {
  let version = await readCatalogueVersion(db)
  for (let attempt = 1; ; attempt += 1) {
    const result = await read(await getColumns(db, version))
    const current = await readCatalogueVersion(db)
    if (current === version || attempt === maxAttempts) return result
    version = current
  }
}

async function getColumns(db: Database, version: string | null): Promise<Columns> {
  const known = snapshots.get(db)
  if (known?.version === version) return await known.columns
  const snapshot = { version, columns: loadColumns(db) }
  snapshots.set(db, snapshot)
  snapshot.columns.catch(() => {
    if (snapshots.get(db) === snapshot) snapshots.delete(db)
  })
  return await snapshot.columns
}

/** Returns the places of the products on sale with the ids, in their order. */
export function findPlaces({ places }: Columns, ids: readonly number[]): Int32Array {
  const found = new Int32Array(ids.length)
  let count = 0
  for (const id of ids) {
    const place = places[id] ?? -1
    if (place >= 0) found[count++] = place
  }
  return found.subarray(0, count)
}
