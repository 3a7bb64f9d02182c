import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { createPortal } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Facets } from '#app/provider/types/product-list.ts'
import { Button, getButtonClass } from '#app/ui/button.tsx'
import { LateContent, useLateHydration } from '#app/ui/late-hydration.tsx'
import type { CatalogSearch } from '../catalog-search.ts'
import { FilterFields } from './filter-fields.tsx'
import { useListingPlace } from '../listing-place.ts'
import type { FilterModal } from './use-filter-modal.tsx'
import type { CatalogFormHandlers } from '../search/use-catalog-form.ts'

const panelId = 'catalog-filters'

interface FilterPanelProps {
  readonly search: CatalogSearch
  /** Null if the provider sends none. */
  readonly facets: Facets | null
  /** True if the lists contain more products than were counted. */
  readonly isCapped: boolean
  readonly formHandlers: CatalogFormHandlers
  readonly modal: FilterModal
  /** The button text with the number of results. */
  readonly showResults: string
}

/**
 * The filters, in a column next to the results on wide screens and in a side modal on small ones.
 * Without JavaScript, small screens use a native popover. Its content hydrates late.
 */
export function FilterPanel({ modal, showResults, ...fields }: FilterPanelProps) {
  const { ref, sleeper } = useLateHydration()
  if (modal.slot) {
    return createPortal(
      <aside aria-label={m.catalog_filters()}>
        <FilterFields {...fields} />
        <ShowResults label={showResults} onDone={modal.close} />
      </aside>,
      modal.slot,
    )
  }
  return (
    <aside
      ref={ref}
      id={panelId}
      popover="auto"
      aria-label={m.catalog_filters()}
      className="inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100%)] overflow-y-auto overscroll-contain border-0 bg-surface px-5 pt-5 text-on-surface desktop:static desktop:block desktop:h-auto desktop:w-auto desktop:overflow-visible desktop:bg-transparent desktop:pr-6 desktop:pb-16 desktop:pl-(--gutter)"
    >
      <button
        type="button"
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={m.shop_close()}
        className="ml-auto grid size-11 place-items-center desktop:hidden"
      >
        <Icon icon={X} size="lg" />
      </button>
      <LateContent sleeper={sleeper}>
        <FilterFields {...fields} />
        <ShowResults label={showResults} onDone={() => {}} />
      </LateContent>
    </aside>
  )
}

interface ShowResultsProps {
  readonly label: string
  readonly onDone: () => void
}

/** A button that closes the panel; on wide screens, it submits the form without JavaScript. */
function ShowResults({ label, onDone }: ShowResultsProps) {
  const { formId } = useListingPlace()
  return (
    <div className="sticky bottom-0 -mx-5 mt-6 border-t border-outline bg-surface p-5 desktop:static desktop:m-0 desktop:border-0 desktop:hidden desktop:bg-transparent desktop:px-0 desktop:noscript:block">
      <Button type="submit" form={formId} onClick={onDone} className="w-full tabular-nums">
        {label}
      </Button>
    </div>
  )
}

interface FilterButtonProps {
  /** The number of active filters. */
  readonly count: number
  readonly onOpen: () => void
}

/** A button that opens the filters on small screens. */
export function FilterButton({ count, onOpen }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      popoverTarget={panelId}
      onClick={(event) => {
        // The popover is only a fallback without JavaScript.
        event.preventDefault()
        onOpen()
      }}
      className={getButtonClass({ className: 'desktop:hidden' })}
    >
      <Icon icon={SlidersHorizontal} />
      {count > 0 ? m.catalog_filters_chosen({ count }) : m.catalog_filters()}
    </button>
  )
}
