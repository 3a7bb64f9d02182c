import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { useListingPlace } from '../listing-place.ts'
import type { Wish } from '../search/wishes.ts'

/**
 * The wishes read from the search text: each has a link that makes it a filter, and one that
 * removes its words.
 */
export function WishChips({ wishes }: { readonly wishes: readonly Wish[] }) {
  return (
    <ul aria-label={m.catalog_wishes()} className="flex flex-wrap gap-2 text-sm" data-wish-chips>
      {wishes.map(({ key, label, lang, words, only, without }) => (
        <li key={key} className="flex rounded-full border border-dashed border-outline">
          <WishLink search={only} label={m.catalog_wish_only({ name: label })} className="pl-3">
            <span lang={lang}>{label}</span>
          </WishLink>
          <WishLink search={without} label={m.catalog_wish_remove({ words })} className="px-2">
            <Icon icon={X} size="sm" />
          </WishLink>
        </li>
      ))}
    </ul>
  )
}

interface WishLinkProps {
  readonly search: CatalogSearch
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

function WishLink({ search, label, className, children }: WishLinkProps) {
  const { to } = useListingPlace()
  return (
    <Link
      to={to}
      search={search}
      replace
      onClick={(event) => focusNextBeforeRemoval(event.currentTarget)}
      state={keepScroll}
      activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
      aria-label={label}
      title={label}
      className={`tabular-nums inline-flex min-h-8 items-center hover:underline ${className}`}
    >
      {children}
    </Link>
  )
}
