import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CatalogSearch } from './catalog-search.ts'
import type { ActiveFilter } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'

interface NothingFoundProps {
  readonly search: CatalogSearch
  readonly chosen: readonly ActiveFilter[]
}

/** No results: what was searched for, what may be dropped to find more, and the way out. */
export function NothingFound({ search, chosen }: NothingFoundProps) {
  const droppable = [...words(search), ...chosen]
  return (
    <section className="grid max-w-2xl content-start gap-4 px-(--gutter) py-12" data-nothing-found>
      <h2 className="display-type text-5xl tablet:text-7xl">
        {search.search ? m.catalog_none_for({ query: search.search }) : m.catalog_none()}
      </h2>
      <p>{m.catalog_none_text()}</p>
      {droppable.length > 1 || chosen.length > 0 ? (
        <div className="grid gap-3">
          <p>{m.catalog_none_drop()}</p>
          <FilterChips chosen={droppable} label={m.catalog_none_drop()} />
        </div>
      ) : null}
      <div>
        <ButtonLink to="/catalog">{m.catalog_clear()}</ButtonLink>
      </div>
    </section>
  )
}

/** The searched words as one more thing that can be dropped. */
function words(search: CatalogSearch): ActiveFilter[] {
  if (!search.search) return []
  const without = { ...search, search: undefined, page: undefined }
  return [{ key: 'search', label: m.catalog_quoted({ words: search.search }), without }]
}
