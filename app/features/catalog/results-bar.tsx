import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { CatalogSearch } from './catalog-search.ts'
import { clearFilters } from './active-filters.ts'
import type { ActiveFilter } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterButton } from './filter-panel.tsx'

interface ResultsBarProps {
  readonly search: CatalogSearch
  readonly chosen: readonly ActiveFilter[]
  readonly total: number
  /** Null where there is nothing to filter by. */
  readonly openFilters: (() => void) | null
}

/** How many results there are and what narrows them; as high without filters as with some. */
export function ResultsBar({ search, chosen, total, openFilters }: ResultsBarProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-3 px-(--gutter) py-3 desktop:py-1.5">
      {openFilters ? <FilterButton count={chosen.length} onOpen={openFilters} /> : null}
      <p role="status" className="tabular-nums text-sm">
        {m.catalog_count({ count: total })}
      </p>
      {chosen.length > 0 ? (
        <>
          <FilterChips chosen={chosen} label={m.catalog_filters_active()} />
          <Link
            to="/catalog"
            search={clearFilters(search)}
            replace
            resetScroll={false}
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
