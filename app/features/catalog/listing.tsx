import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { productKinds } from '#provider/contract/product-kinds.ts'
import type { RenderControl } from './list/file-controls.ts'
import { getFirstPages, getNearest, getReading, getSectionOrder } from './list/catalog-lists.ts'
import { NearestProducts } from './list/nearest-products.tsx'
import { CatalogKindLinks } from './catalog-kind-links.tsx'
import { CatalogSection } from './catalog-section.tsx'
import { withoutMissingSimilar } from './catalog-search.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { clearFilters, getActiveFilters } from './filters/active-filters.ts'
import { mergeFacets, sumTotals } from './filters/facets.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { catalogQuery, similarProductQuery } from './catalog.queries.ts'
import { DialButton } from './dial-button.tsx'
import { CorrectionNote } from './search/correction-note.tsx'
import { nothingFound } from './search/deferred-nothing-found.ts'
import { formatCount, formatResultCount } from './format-count.ts'
import { ResultsBar } from './filters/results-bar.tsx'
import { useFilterModal } from './filters/use-filter-modal.tsx'
import { SortField } from './search/sort-field.tsx'
import { useCatalogForm } from './search/use-catalog-form.ts'
import { getWishes } from './search/wishes.ts'

interface ListingProps {
  readonly search: CatalogSearch
  readonly heading: string
  /** The last row of the header. */
  readonly tools?: ReactNode
  readonly renderControl?: RenderControl | undefined
  /** What follows the results. */
  readonly children?: ReactNode
}

/**
 * A page with a list of products that visitors search, filter and sort. All its state is in the
 * URL.
 */
export function Listing({
  search: requested,
  heading,
  tools,
  renderControl,
  children,
}: ListingProps) {
  const lists = useSuspenseQuery(catalogQuery(requested)).data
  const similar = useQuery(similarProductQuery(requested)).data
  const search = withoutMissingSimilar(requested, similar)
  const firstPages = getFirstPages(lists)
  // Only providers with filters send tempos and keys.
  const hasTempos = useProviderInfo().capabilities.filters
  const formHandlers = useCatalogForm(search)
  const modal = useFilterModal()
  const facets = mergeFacets(firstPages)
  const reading = getReading(firstPages)
  const similarTo = similar?.name ?? null
  const filters = getActiveFilters(search, { facets, similarTo })
  const results = sumTotals(firstPages)
  // Remounts the lists for a new search; reused rows would visibly move.
  const listKey = JSON.stringify({ ...search, page: undefined })
  const isEmpty = productKinds.every((kind) => lists[kind].every(({ items }) => items.length === 0))
  const nearest = getNearest(lists)
  return (
    <div>
      <header className="surface-tint page-width flex flex-wrap items-center gap-x-8 gap-y-2 pt-1 pb-4">
        <h1 className="display-type -ml-[0.04em] text-display-sm tablet:text-display-lg desktop-medium:text-display-2xl">
          {heading}
        </h1>
        {search.similar ? null : <CatalogKindLinks search={search} facets={facets} />}
        <SortField search={search} facets={facets} onChange={formHandlers.applyNow} />
        {hasTempos ? <DialButton search={search} /> : null}
        {tools}
      </header>
      <div className="grid desktop:grid-cols-[var(--sidebar-width)_minmax(0,1fr)]">
        <FilterPanel
          search={search}
          facets={facets}
          formHandlers={formHandlers}
          modal={modal}
          isCapped={results.isCapped}
          showResults={m.catalog_show_found({
            count: results.total,
            number: formatCount(results.total, results.isCapped),
          })}
        />
        <div className="grid min-w-0 content-start pb-16" data-results>
          <ResultsBar
            cleared={clearFilters(search)}
            filters={filters}
            wishes={getWishes(search, reading)}
            results={
              isEmpty && nearest.length > 0
                ? m.catalog_nearest_only()
                : formatResultCount(results.total, results.isCapped)
            }
            openFilters={modal.open}
          />
          {similar === null ? (
            <p className="px-(--gutter) pb-3">{m.catalog_similar_gone()}</p>
          ) : null}
          <CorrectionNote search={search} reading={reading} />
          {isEmpty && nearest.length === 0 ? (
            <nothingFound.Component
              Chips={FilterChips}
              search={search}
              filters={filters}
              alternatives={firstPages.flatMap(({ noResults }) => noResults ?? [])}
            />
          ) : null}
          <Fragment key={listKey}>
            {getSectionOrder(lists).map((kind) => (
              <CatalogSection
                key={kind}
                search={search}
                kind={kind}
                lists={lists[kind]}
                renderControl={renderControl}
              />
            ))}
            <NearestProducts products={nearest} renderControl={renderControl} />
          </Fragment>
          {children}
        </div>
      </div>
    </div>
  )
}
