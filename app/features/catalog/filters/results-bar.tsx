import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { useListingPlace } from '../listing-place.ts'
import type { Wish } from '../search/wishes.ts'
import type { ActiveFilter } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterButton } from './filter-panel.tsx'
import { WishChips } from './wish-chips.tsx'

interface ResultsBarProps {
  /** The search params without filters. */
  readonly cleared: CatalogSearch
  readonly filters: readonly ActiveFilter[]
  readonly wishes: readonly Wish[]
  /** The number of results with its unit. */
  readonly results: string
  readonly openFilters: () => void
}

/**
 * The number of results, the wishes read from the search text and the active filters. The bar has
 * the same height with and without them.
 */
export function ResultsBar(props: ResultsBarProps) {
  const { cleared, filters, wishes, results, openFilters } = props
  const { to } = useListingPlace()
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-3 px-(--gutter) py-3 desktop:py-1.5">
      <FilterButton count={filters.length} onOpen={openFilters} />
      <p role="status" className="tabular-nums text-sm">
        {results}
      </p>
      {wishes.length > 0 ? <WishChips wishes={wishes} /> : null}
      {filters.length > 0 ? (
        <>
          <FilterChips filters={filters} label={m.catalog_filters_active()} />
          <Link
            to={to}
            search={cleared}
            replace
            state={keepScroll}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            className="py-1 text-sm underline underline-offset-4"
          >
            {m.catalog_filters_clear()}
          </Link>
        </>
      ) : null}
    </div>
  )
}
