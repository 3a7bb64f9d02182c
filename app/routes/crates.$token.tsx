import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { listedProductsQuery, sharedCrateQuery } from '#app/features/crates/crates.queries.ts'
import { productsPerRequest } from '#app/features/crates/products-per-request.ts'
import { getSharedCrateKey } from '#app/features/crates/shared-crate-key.ts'
import { SharedCratePage } from '#app/features/crates/shared-crate-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import type { SharedCrate } from '#app/provider/types/favorites.ts'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

const tokenPattern = /^[\w-]{1,100}$/

export const Route = createFileRoute('/crates/$token')({
  staticData: { layout: 'colored' },
  loader: (loader) => {
    const { context, params } = loader
    // Rejects malformed tokens before calling the provider.
    if (!tokenPattern.test(params.token)) throw notFound()
    return loadPage(loader, async () => {
      const { productIds } = await loadQuery(context, sharedCrateQuery(params.token))
      await loadQuery(context, listedProductsQuery(productIds.slice(0, productsPerRequest)))
    })
  },
  head: ({ match, params: { token } }) => {
    const { queryClient } = match.context
    const crate = queryClient.getQueryData<SharedCrate>(getSharedCrateKey(token))
    return buildPageHead({
      match,
      title: crate?.name ?? '',
      path: `/crates/${token}`,
      noIndex: true,
    })
  },
  component: function Crate() {
    const { data } = useSuspenseQuery(sharedCrateQuery(Route.useParams().token))
    return <SharedCratePage crate={data} />
  },
})
