import { SlidersHorizontal, X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Facets } from '#app/provider/types.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import type { CatalogSearch } from './catalog-search.ts'
import { OptionGroup, RangeGroup } from './filter-group.tsx'
import { codeFilters, codesOf, rangeFilters, rangeOf } from './filter-values.ts'
import { catalogFormId } from './use-catalog-form.ts'
import type { CatalogFormWork } from './use-catalog-form.ts'

const panelId = 'catalog-filters'

interface FilterPanelProps {
  readonly search: CatalogSearch
  readonly facets: Facets
  readonly work: CatalogFormWork
}

/**
 * The filters, a column beside the results on a wide screen. On a small one they are a popover at
 * the side, which the browser opens and closes without any script.
 */
export function FilterPanel({ search, facets, work }: FilterPanelProps) {
  return (
    <aside
      id={panelId}
      popover="auto"
      aria-label={m.catalog_filters()}
      className="inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100%)] overflow-y-auto overscroll-contain border-0 border-l border-rule bg-paper p-5 text-ink backdrop:bg-[oklch(0.15_0.01_60_/_0.6)] open:animate-[slide-from-right_200ms_var(--ease-settle)] desktop:static desktop:block desktop:h-auto desktop:w-auto desktop:animate-none desktop:overflow-visible desktop:border-0 desktop:bg-transparent desktop:pt-5 desktop:pr-6 desktop:pb-16 desktop:pl-(--edge)"
    >
      <div className="mb-6 flex items-center justify-between desktop:hidden">
        <h2 className="text-2xl">{m.catalog_filters()}</h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={m.shop_close()}
          className="grid size-11 place-items-center"
        >
          <Icon icon={X} size="lg" />
        </button>
      </div>
      <div className="grid gap-7">
        {codeFilters.map((name) => (
          <OptionGroup
            key={name}
            name={name}
            options={facets[name]}
            chosen={codesOf(search[name])}
            onChange={work.applyNow}
          />
        ))}
        {rangeFilters.map((name) => (
          <RangeGroup
            key={name}
            name={name}
            bounds={facets[name]}
            sides={rangeOf(search[name])}
            onType={work.applySoon}
          />
        ))}
      </div>
      <div className="sticky -bottom-5 -mx-5 mt-6 bg-paper p-5 desktop:static desktop:m-0 desktop:hidden desktop:bg-transparent desktop:px-0 desktop:noscript:block">
        <Button type="submit" form={catalogFormId} onClick={closePanel} className="w-full">
          {m.catalog_show_results()}
        </Button>
      </div>
    </aside>
  )
}

/** Opens the filters on a screen that has no room for them. */
export function FilterButton({ count }: { readonly count: number }) {
  return (
    <button
      type="button"
      popoverTarget={panelId}
      className={buttonLook({ className: 'bg-paper desktop:hidden' })}
    >
      <Icon icon={SlidersHorizontal} />
      {count > 0 ? m.catalog_filters_chosen({ count }) : m.catalog_filters()}
    </button>
  )
}

function closePanel(): void {
  document.getElementById(panelId)?.hidePopover()
}
