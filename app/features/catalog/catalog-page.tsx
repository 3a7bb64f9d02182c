import { getCatalogHeading } from './catalog-head.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { Listing } from './listing.tsx'

/** The catalogue page, where visitors search, filter and sort the products on sale. */
export function CatalogPage({ search }: { readonly search: CatalogSearch }) {
  return <Listing search={search} heading={getCatalogHeading(search)} />
}
