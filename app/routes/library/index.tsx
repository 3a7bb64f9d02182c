import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { parseLibrarySearch } from '#app/features/catalog/catalog-search.ts'
import { LibraryPage } from '#app/features/library/library-page.tsx'
import { loadLibrary } from '#app/features/library/library.queries.ts'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/library/')({
  staticData: { layout: 'colored' },
  validateSearch: parseLibrarySearch,
  // The page lists nothing else, so URLs do not say it.
  search: { middlewares: [({ search, next }) => ({ ...next(search), owned: undefined })] },
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const { context, deps, location } = loader
    let colors: readonly [string, string] | null = null
    await loadPage(loader, async () => {
      const { id } = await requireCustomer(context, location)
      const { capabilities } = await loadProviderInfo(context)
      if (!capabilities.library) return
      const page = loadLibrary(context, id, deps)
      colors = await withLoginRedirect(context.queryClient, location, page)
    })
    return { colors: colors as readonly [string, string] | null }
  },
  head: ({ match }) =>
    buildPageHead({
      match,
      title: m.library_title(),
      path: '/library',
      noIndex: true,
    }),
  component: function Library() {
    return <LibraryPage search={Route.useLoaderDeps()} />
  },
})
