import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { NoResults } from '#app/provider/types/product-list.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ActiveFilter } from '../filters/active-filters.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import type { FilterChips } from '../filters/filter-chips.tsx'
import { formatResultCount } from '../format-count.ts'
import { useListingPlace } from '../listing-place.ts'
import { toRelaxations } from './relaxations.ts'
import type { Relaxation } from './relaxations.ts'

interface NothingFoundProps {
  /** Passed in, because an import would move it to a chunk of its own. */
  readonly Chips: typeof FilterChips
  readonly search: CatalogSearch
  readonly filters: readonly ActiveFilter[]
  /** The provider's alternatives for each list without results; empty if it sends none. */
  readonly alternatives: readonly NoResults[]
}

/**
 * The empty result page: the result counts without each single filter, and a link to the whole
 * catalogue. If the provider sends no counts, links to remove each filter.
 */
export function NothingFound({ Chips, search, filters, alternatives }: NothingFoundProps) {
  const relaxations = toRelaxations(search, filters, alternatives)
  const { to } = useListingPlace()
  const isLibrary = to === '/library'
  return (
    <section className="grid max-w-2xl gap-4 px-(--gutter) py-8" data-nothing-found>
      <h2 className="display-type text-5xl tablet:text-7xl">
        {search.search ? m.catalog_none_for({ query: search.search }) : m.catalog_none()}
      </h2>
      {isLibrary ? null : <p>{m.catalog_none_text()}</p>}
      {relaxations.length > 0 ? (
        <Relaxations relaxations={relaxations} />
      ) : (
        <RemovableFilters Chips={Chips} search={search} filters={filters} />
      )}
      <div>
        <ButtonLink to={to} search={{}}>
          {isLibrary ? m.library_whole() : m.catalog_clear()}
        </ButtonLink>
      </div>
    </section>
  )
}

function Relaxations({ relaxations }: { readonly relaxations: readonly Relaxation[] }) {
  const { to } = useListingPlace()
  return (
    <ul className="grid border-t border-outline">
      {relaxations.map(({ key, label, count, without }) => (
        <li key={key} className="border-b border-outline">
          <Link
            to={to}
            search={without}
            className="flex flex-wrap justify-between gap-x-6 py-2.5 underline-offset-4 hover:underline"
          >
            <span className="font-semibold">{m.catalog_none_without({ filter: label })}</span>{' '}
            <span className="tabular-nums">{formatResultCount(count, false)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function RemovableFilters({ Chips, search, filters }: Omit<NothingFoundProps, 'alternatives'>) {
  const removable = [...toSearchFilter(search), ...filters]
  if (removable.length <= 1 && filters.length === 0) return null
  return (
    <div className="grid gap-3">
      <p>{m.catalog_none_drop()}</p>
      <Chips filters={removable} label={m.catalog_none_drop()} />
    </div>
  )
}

/** Converts the search text to a removable filter; returns an empty array without a search text. */
function toSearchFilter(search: CatalogSearch): ActiveFilter[] {
  if (!search.search) return []
  const without = { ...search, search: undefined, page: undefined }
  return [{ key: 'search', label: m.catalog_quoted({ words: search.search }), without }]
}
