import { createFileRoute } from '@tanstack/react-router'
import { CatalogPage } from '#app/features/catalog/catalog-page.tsx'
import { parseCatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

export const Route = createFileRoute('/catalog/')({
  staticData: { layout: 'colored' },
  validateSearch: parseCatalogSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadPage(loader, () => loadQuery(loader.context, catalogQuery(loader.deps))),
  head: ({ match }) =>
    buildPageHead({
      title: m.catalog_title(),
      description: m.catalog_description(),
      path: '/catalog',
      search: { type: match.search.type },
    }),
  component: function Catalog() {
    return <CatalogPage search={Route.useLoaderDeps()} />
  },
})
