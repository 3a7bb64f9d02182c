import { createFileRoute } from '@tanstack/react-router'
import { describeCatalog } from '#app/features/catalog/catalog-head.ts'
import { CatalogPage } from '#app/features/catalog/catalog-page.tsx'
import { parseCatalogSearch, withoutMissingSimilar } from '#app/features/catalog/catalog-search.ts'
import {
  catalogQuery,
  loadCatalog,
  similarProductQuery,
} from '#app/features/catalog/catalog.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/catalog/')({
  staticData: { layout: 'colored' },
  validateSearch: parseCatalogSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadPage(loader, () => loadCatalog(loader.context, loader.deps)),
  head: ({ match }) => {
    const { search, context } = match
    const lists = context.queryClient.getQueryData(catalogQuery(search).queryKey)
    const similar = context.queryClient.getQueryData(similarProductQuery(search).queryKey)
    const conditions = withoutMissingSimilar(search, similar)
    return buildPageHead({
      ...describeCatalog(conditions, lists, similar?.name ?? null),
      path: '/catalog',
      search: { type: search.type },
    })
  },
  component: function Catalog() {
    return <CatalogPage search={Route.useLoaderDeps()} />
  },
})
