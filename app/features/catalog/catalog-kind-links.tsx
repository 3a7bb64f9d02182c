import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import type { CatalogSearch, CatalogType } from './catalog-search.ts'
import { kindTexts, productKinds } from './product-kinds.ts'

interface CatalogKindLinksProps {
  readonly search: CatalogSearch
  /** Whether the provider lists loops. */
  readonly hasLoops: boolean
}

/** Links to all products and to each kind; they keep the current search and filters. */
export function CatalogKindLinks({ search, hasLoops }: CatalogKindLinksProps) {
  const kinds = productKinds.filter((kind) => hasLoops || kind !== 'loop')
  return (
    <nav
      aria-label={m.catalog_kinds()}
      className="flex flex-wrap gap-x-4 text-sm font-semibold tablet:gap-x-5 tablet:text-base"
    >
      <KindLink search={search} type={undefined} label={m.catalog_all()} />
      {kinds.map((kind) => (
        <KindLink
          key={kind}
          search={search}
          type={kindTexts[kind].type}
          label={kindTexts[kind].label()}
        />
      ))}
    </nav>
  )
}

interface KindLinkProps {
  readonly search: CatalogSearch
  readonly type: CatalogType | undefined
  readonly label: string
}

function KindLink({ search, type, label }: KindLinkProps) {
  return (
    <Link
      to="/catalog"
      search={{ ...search, type, page: undefined }}
      state={keepScroll}
      aria-current={search.type === type ? 'true' : undefined}
      activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
      className="py-1.5 decoration-[3px] underline-offset-[6px] hover:underline aria-[current]:underline"
    >
      {label}
    </Link>
  )
}
