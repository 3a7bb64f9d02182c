import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { Icon } from '#app/ui/icon.tsx'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import { useListingPlace } from '../listing-place.ts'
import type { ActiveFilter } from './active-filters.ts'

interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[]
  /** The accessible name of the list. */
  readonly label: string
}

/** The active filters, each as a link that removes the filter. */
export function FilterChips({ filters, label }: FilterChipsProps) {
  const { to } = useListingPlace()
  return (
    <ul
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-2 max-tablet:-mx-(--gutter) max-tablet:w-screen max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:px-(--gutter) max-tablet:py-1 max-tablet:whitespace-nowrap max-tablet:[scrollbar-width:none]"
      data-filter-chips
    >
      {filters.map((filter) => (
        <li key={filter.key}>
          <Link
            to={to}
            search={filter.without}
            replace
            onClick={(event) => focusNextBeforeRemoval(event.currentTarget)}
            state={keepScroll}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            aria-label={m.catalog_filter_remove({ name: filter.label })}
            className="tabular-nums inline-flex min-h-8 items-center gap-1.5 rounded-full border border-outline bg-surface pr-2 pl-3 text-sm hover:bg-on-surface hover:text-surface"
          >
            <span lang={filter.lang}>{filter.label}</span>
            <Icon icon={X} size="sm" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
