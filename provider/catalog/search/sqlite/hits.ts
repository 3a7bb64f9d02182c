import type { TextSearch } from '../text-search.rules.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Columns } from '../../listing/sqlite/columns.ts'
import { searchProducts } from './search.ts'

/** The number of searches whose results are kept: half a megabyte for 100,000 products. */
const maxKept = 6

/**
 * Returns the ids of up to `limit` products that match the search, the newest first, or of all. The
 * results of the last searches are kept, because a page has a list for each kind of product, and
 * visitors filter and sort what they have found.
 */
export async function readHits(
  db: Database,
  { hits }: Columns,
  search: TextSearch,
  limit: number,
): Promise<readonly number[]> {
  const key = JSON.stringify([search, limit])
  const found = hits.get(key) ?? searchProducts(db, search, limit)
  // The search that was used last comes last.
  hits.delete(key)
  hits.set(key, found)
  for (const oldest of [...hits.keys()].slice(0, -maxKept)) hits.delete(oldest)
  found.catch(() => hits.delete(key))
  return await found
}
