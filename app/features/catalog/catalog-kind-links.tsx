import { Link } from '@tanstack/react-router'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Facets } from '#app/provider/types/product-list.ts'
import { keepScroll } from '#app/router/scroll.ts'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { kindTexts } from '#app/features/product/product-kinds.ts'
import type { CatalogType } from '#app/features/product/product-kinds.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { formatCount } from './format-count.ts'
import { useListingPlace } from './listing-place.ts'

interface CatalogKindLinksProps {
  readonly search: CatalogSearch
  /** Null if the provider sends none. */
  readonly facets: Facets | null
}

/**
 * Links to all products and to each kind with its result count; they keep the current search and
 * filters.
 */
export function CatalogKindLinks({ search, facets }: CatalogKindLinksProps) {
  const { hasLoops } = useProviderInfo()
  const kinds = productKinds.filter((kind) => hasLoops || kind !== 'loop')
  const isCapped = facets?.capped.includes('kind') ?? false
  // The list of a single kind has no counts of the others.
  const counts = search.type ? [] : (facets?.kind ?? [])
  const format = (count: number | undefined) =>
    count === undefined ? undefined : formatCount(count, isCapped)
  return (
    <nav aria-label={m.catalog_kinds()} className="kind-links">
      <KindLink search={search} type={undefined} label={m.catalog_all()} />
      {kinds.map((kind) => (
        <KindLink
          key={kind}
          search={search}
          type={kindTexts[kind].type}
          label={kindTexts[kind].label()}
          count={format(counts.find(({ value }) => value === kind)?.count)}
        />
      ))}
    </nav>
  )
}

interface KindLinkProps {
  readonly search: CatalogSearch
  readonly type: CatalogType | undefined
  readonly label: string
  readonly count?: string | undefined
}

function KindLink({ search, type, label, count }: KindLinkProps) {
  const { to } = useListingPlace()
  return (
    <Link
      to={to}
      search={{ ...search, type, page: undefined }}
      state={keepScroll}
      aria-current={search.type === type ? 'true' : undefined}
      activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
    >
      {label}
      {count === undefined ? null : <small>{` ${count}`}</small>}
    </Link>
  )
}
