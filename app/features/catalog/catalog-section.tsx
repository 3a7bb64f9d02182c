import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { keepScroll } from '#app/router/scroll.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { kindTexts } from '#app/features/product/product-kinds.ts'
import { playItem } from '#app/features/player/play-item.ts'
import { maxCombinedPages } from './list/page-size.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { formatCount } from './format-count.ts'
import { useListingPlace } from './listing-place.ts'
import type { RenderControl } from './list/file-controls.ts'
import { PackGrid } from './list/pack-grid.tsx'
import { ShowEarlier, ShowMore } from './list/show-more.tsx'
import { productToSoundItem } from './list/sound-item.ts'
import { SoundList } from './list/sound-list.tsx'
import { useAppendedFocus } from './list/use-appended-focus.ts'

interface CatalogSectionProps {
  readonly search: CatalogSearch
  readonly kind: ProductKind
  /** The loaded pages in order; empty if this kind is not shown. */
  readonly lists: readonly ProductList<ProductSummary>[]
  readonly renderControl?: RenderControl | undefined
}

/** With fewer rows left, arrow keys load the next page, so that the focus never has to wait. */
const rowsAhead = 12

/**
 * A section of products of one kind: a short selection, or all loaded pages of the selected type. A
 * link loads the next page and moves the focus to it; arrow keys load it ahead.
 */
export function CatalogSection({ search, kind, lists, renderControl }: CatalogSectionProps) {
  const router = useRouter()
  const { to } = useListingPlace()
  const pageAhead = useRef(0)
  const products = lists.flatMap((list) => list.items)
  const last = lists.at(-1)
  const items = kind === 'pack' ? [] : products.map(productToSoundItem)
  const firstIndex = products.length - (last?.items.length ?? 0)
  const { section, focusNextPage } = useAppendedFocus({
    page: last?.page ?? 0,
    firstIndex,
    onReached: () => playItem(items, firstIndex),
  })
  if (!last || (products.length === 0 && !search.page)) return null
  const nextPage = search.type && last.page < last.lastPage ? last.page + 1 : null
  function showPage(page: number): void {
    const next = { ...search, page }
    void router.navigate({ to, search: next, replace: true, state: keepScroll })
  }
  function movePastEnd(page: number): void {
    focusNextPage('key')
    if (!router.state.isLoading) showPage(page)
  }
  function loadAhead(rowsLeft: number): void {
    focusNextPage(null)
    // Later pages are shown on their own; one past the end is retried when its link is pressed.
    const isAppended = nextPage !== null && nextPage <= maxCombinedPages
    if (rowsLeft >= rowsAhead || !isAppended || pageAhead.current === nextPage) return
    pageAhead.current = nextPage
    showPage(nextPage)
  }
  const label = kindTexts[kind].label()
  return (
    <section ref={section} className="grid [section+&]:pt-6" data-section={kind}>
      <h2
        className={
          search.type
            ? 'sr-only'
            : 'display-type px-(--gutter) pt-2 pb-3 text-display-xs not-first:pt-8 tablet:text-display-md'
        }
      >
        {label}
      </h2>
      {search.type ? <ShowEarlier search={search} lastPage={last.lastPage} /> : null}
      {kind === 'pack' ? (
        <PackGrid packs={products} renderControl={renderControl} />
      ) : (
        <SoundList
          label={label}
          items={items}
          renderControl={renderControl}
          onPastEnd={nextPage === null ? undefined : () => movePastEnd(nextPage)}
          onMove={loadAhead}
        />
      )}
      {search.type ? (
        <ShowMore
          search={search}
          list={last}
          shown={products.length}
          onShow={() => focusNextPage('link')}
        />
      ) : last.total > products.length ? (
        <ShowAll search={search} kind={kind} list={last} />
      ) : null}
    </section>
  )
}

interface ShowAllProps {
  readonly search: CatalogSearch
  readonly kind: ProductKind
  readonly list: Pick<ProductList, 'total' | 'isTotalCapped'>
}

function ShowAll({ search, kind, list }: ShowAllProps) {
  const { to } = useListingPlace()
  const count = formatCount(list.total, list.isTotalCapped)
  const { type, showAll } = kindTexts[kind]
  return (
    <div className="px-(--gutter) py-6">
      <ButtonLink to={to} search={{ ...search, type, page: undefined }}>
        {showAll({ count })}
      </ButtonLink>
    </div>
  )
}
