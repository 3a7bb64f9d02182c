import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { maxCombinedPages } from './page-size.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { formatCount } from '../format-count.ts'
import { useListingPlace } from '../listing-place.ts'

interface ShowMoreProps {
  readonly search: CatalogSearch
  /** The last loaded page. */
  readonly list: Pick<ProductList, 'page' | 'lastPage' | 'total' | 'isTotalCapped'>
  /** The number of products on screen. */
  readonly shown: number
  readonly onShow: () => void
}

/**
 * A link that appends the next page, or shows it on its own beyond `maxCombinedPages`; keeps the
 * scroll position.
 */
export function ShowMore({ search, list, shown, onShow }: ShowMoreProps) {
  const { to } = useListingPlace()
  if (list.page >= list.lastPage) return null
  return (
    <div className="grid justify-items-start gap-3 px-(--gutter) py-6">
      <ButtonLink
        to={to}
        search={{ ...search, page: list.page + 1 }}
        replace
        state={keepScroll}
        onOpen={onShow}
        data-show-more
      >
        {m.catalog_show_more()}
      </ButtonLink>
      {list.page <= maxCombinedPages ? (
        <p className="tabular-nums text-sm">
          {m.catalog_shown({ shown, total: formatCount(list.total, list.isTotalCapped) })}
        </p>
      ) : null}
    </div>
  )
}

interface ShowEarlierProps {
  readonly search: CatalogSearch
  readonly lastPage: number
}

/**
 * A link to the previous page, or to the last one if the current page is past the end; only for
 * pages shown on their own.
 */
export function ShowEarlier({ search, lastPage }: ShowEarlierProps) {
  const { to } = useListingPlace()
  const page = search.page ?? 1
  if (page <= maxCombinedPages) return null
  const previous = Math.max(1, Math.min(page - 1, lastPage))
  return (
    <div className="px-(--gutter) py-6">
      <ButtonLink to={to} search={{ ...search, page: previous > 1 ? previous : undefined }} replace>
        {m.catalog_show_earlier()}
      </ButtonLink>
    </div>
  )
}
