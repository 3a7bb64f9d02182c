import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import type { ProductList } from '#app/provider/types.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { maxCombinedPages } from './catalog-lists.ts'
import type { CatalogSearch } from './catalog-search.ts'

interface ShowMoreProps {
  readonly search: CatalogSearch
  /** The last page shown. */
  readonly list: ProductList
  readonly shown: number
}

/** A link to the next page; followed in place it appends, and the page keeps where it was. */
export function ShowMore({ search, list, shown }: ShowMoreProps) {
  if (list.page >= list.lastPage) return null
  return (
    <div className="grid justify-items-start gap-3 px-(--gutter) py-6">
      <ButtonLink
        to="/catalog"
        search={{ ...search, page: list.page + 1 }}
        replace
        state={keepScroll}
        data-show-more
      >
        {m.catalog_show_more()}
      </ButtonLink>
      {list.page <= maxCombinedPages ? (
        <p className="tabular-nums text-sm">{m.catalog_shown({ shown, total: list.total })}</p>
      ) : null}
    </div>
  )
}

interface ShowEarlierProps {
  readonly search: CatalogSearch
  readonly lastPage: number
}

/** Where a page stands alone, the way back to the one before it; from beyond the end, to the last. */
export function ShowEarlier({ search, lastPage }: ShowEarlierProps) {
  const page = search.page ?? 1
  if (page <= maxCombinedPages) return null
  const earlier = Math.max(1, Math.min(page - 1, lastPage))
  return (
    <div className="px-(--gutter) py-6">
      <ButtonLink
        to="/catalog"
        search={{ ...search, page: earlier > 1 ? earlier : undefined }}
        replace
      >
        {m.catalog_show_earlier()}
      </ButtonLink>
    </div>
  )
}
