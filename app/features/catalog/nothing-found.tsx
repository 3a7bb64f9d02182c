import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CatalogSearch } from './catalog-search.ts'
import type { ActiveFilter } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'

interface NothingFoundProps {
  readonly search: CatalogSearch
  readonly filters: readonly ActiveFilter[]
}

/**
 * The empty result page: the search text and filters, each removable, and a link to the whole
 * catalogue.
 */
export function NothingFound({ search, filters }: NothingFoundProps) {
  const removable = [...toSearchFilter(search), ...filters]
  return (
    <section className="grid max-w-2xl content-start gap-4 px-(--gutter) py-12" data-nothing-found>
      <h2 className="display-type text-5xl tablet:text-7xl">
        {search.search ? m.catalog_none_for({ query: search.search }) : m.catalog_none()}
      </h2>
      <p>{m.catalog_none_text()}</p>
      {removable.length > 1 || filters.length > 0 ? (
        <div className="grid gap-3">
          <p>{m.catalog_none_drop()}</p>
          <FilterChips filters={removable} label={m.catalog_none_drop()} />
        </div>
      ) : null}
      <div>
        <ButtonLink to="/catalog">{m.catalog_clear()}</ButtonLink>
      </div>
    </section>
  )
}

/** Converts the search text to a removable filter; returns an empty array without a search text. */
function toSearchFilter(search: CatalogSearch): ActiveFilter[] {
  if (!search.search) return []
  const without = { ...search, search: undefined, page: undefined }
  return [{ key: 'search', label: m.catalog_quoted({ words: search.search }), without }]
}
