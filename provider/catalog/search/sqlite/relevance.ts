import type { TextSearch } from '../text-search.rules.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findPlaces } from '../../listing/sqlite/columns.ts'
import type { Columns } from '../../listing/sqlite/columns.ts'
import { readOrder } from '../../listing/sqlite/orders.ts'
import { readWeights } from './search.ts'

/** The number of matches that are ranked; all others come after them, the newest first. */
const maxRanked = 2000

/** Sorts the places of matches by relevance; the newest come first among equals. */
export async function sortByRelevance(
  db: Database,
  columns: Columns,
  search: TextSearch,
  matches: Int32Array,
): Promise<Int32Array> {
  const [first] = matches.toSorted().subarray(-maxRanked)
  if (first === undefined) return matches
  const weights = new Float64Array(columns.all.length)
  for (const { weight, ids } of await readWeights(db, search, columns.ids[first] ?? 0)) {
    const places = findPlaces(columns, ids)
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0
      weights[place] = (weights[place] ?? 0) + weight
    }
  }
  const newest = await sortByDate(db, columns, matches)
  return newest.sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))
}

async function sortByDate(
  db: Database,
  columns: Columns,
  matches: Int32Array,
): Promise<Int32Array> {
  const isMatch = new Uint8Array(columns.all.length)
  for (let index = 0; index < matches.length; index += 1) isMatch[matches[index] ?? 0] = 1
  const order = await readOrder(db, columns, 'relevance')
  return order.filter((place) => isMatch[place] === 1)
}
