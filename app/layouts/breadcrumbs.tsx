import { useQueryClient } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import { getArtistKey } from '#app/features/artists/artist-page-data.ts'
import type { ArtistPageData } from '#app/features/artists/artist-page-data.ts'
import { productQuery } from '#app/features/product/product.queries.ts'
import { useGoBack } from '#app/features/errors/go-back-button.tsx'
import { m } from '#app/paraglide/messages.js'
import { buildBreadcrumbs } from './build-breadcrumbs.ts'
import type { Crumb } from './build-breadcrumbs.ts'

/** The breadcrumbs of the current page and a button that returns to the previous page. */
export function Breadcrumbs() {
  const goBack = useGoBack()
  const queryClient = useQueryClient()
  const match = useMatches().at(-1)
  if (!match) return null
  const product =
    match.routeId === '/catalog/$id'
      ? queryClient.getQueryData(productQuery(Number(match.params.id)).queryKey)
      : undefined
  const artist =
    match.routeId === '/artists/$slug'
      ? queryClient.getQueryData<ArtistPageData>(getArtistKey(match.params.slug))
      : undefined
  const orderNumber = match.routeId === '/orders/$number' ? match.params.number : undefined
  const crumbs = buildBreadcrumbs(match.routeId, {
    search: match.search,
    product,
    artist,
    orderNumber,
  })
  return (
    <nav
      aria-label={m.shop_breadcrumbs()}
      data-breadcrumbs
      className="relative z-1 page-width flex max-w-none items-baseline gap-4 py-1 text-sm surface-tint"
    >
      <button
        type="button"
        onClick={goBack}
        className="shrink-0 py-1 underline-offset-4 hover:underline"
      >
        <span aria-hidden>← </span>
        {m.shop_back()}
      </button>
      <ol className="flex min-w-0 flex-wrap items-baseline">
        {crumbs.map((crumb, index) => (
          <li
            key={`${index} ${crumb.label}`}
            className="min-w-0 not-last:after:px-2 not-last:after:content-['/'] max-tablet:last:sr-only max-tablet:nth-last-2:after:content-none"
          >
            <CrumbLabel crumb={crumb} isCurrent={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLabel({ crumb, isCurrent }: { readonly crumb: Crumb; readonly isCurrent: boolean }) {
  const { lang } = crumb
  if (!crumb.link || isCurrent) {
    return (
      <span lang={lang} aria-current={isCurrent ? 'page' : undefined}>
        {crumb.label}
      </span>
    )
  }
  return (
    <Link {...crumb.link} lang={lang} className="inline-block py-1 underline underline-offset-4">
      {crumb.label}
    </Link>
  )
}
