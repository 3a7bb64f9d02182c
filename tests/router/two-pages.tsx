import { QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ErrorPage } from '#app/features/errors/error-page.tsx'
import { PageError } from '#app/features/errors/page-error.ts'
import { showNavigationError } from '#app/features/errors/report-outcome.ts'
import { createNavigation, trackCurrentPage } from '#app/router/navigation.ts'
import { loadPage, loadQuery } from '#app/router/load-page.ts'
import { createQueryClient } from '#app/router/query-client.ts'
import type { RouterContext } from '#app/router/router-context.ts'

/** A provider whose responses the test controls. */
export interface Provider {
  responds: boolean
  /** The content of the second page, which waits for it. */
  news?: Promise<string> | string
}

/** Opens a site with two pages; the second fetches its content from a provider. */
export async function openTwoPages(at: string, provider: Provider) {
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet })
  const newsQuery = (search: object) =>
    queryOptions({
      queryKey: ['news', search],
      queryFn: async () => {
        const { responds } = provider
        const news = (await provider.news) ?? ''
        if (!responds) throw new PageError('unreachable')
        return news
      },
      staleTime: 0,
    })
  const contacts = createRoute({
    getParentRoute: () => root,
    path: '/contacts',
    component: () => (
      <>
        <h1>Contact us</h1>
        <input aria-label="Message" />
      </>
    ),
  })
  const catalog = createRoute({
    getParentRoute: () => root,
    path: '/catalog',
    loaderDeps: ({ search }) => search,
    loader: (loader) => loadPage(loader, () => loadQuery(loader.context, newsQuery(loader.deps))),
    component: function Catalog() {
      const search = catalog.useSearch()
      return (
        <>
          <h1>Search</h1>
          <p>Page {JSON.stringify(search)}</p>
          <p>{useSuspenseQuery(newsQuery(search)).data}</p>
        </>
      )
    },
  })
  const failure = createRoute({
    getParentRoute: () => root,
    path: '/error',
    component: () => <h1>The error page</h1>,
  })
  const queryClient = createQueryClient()
  const navigation = createNavigation({ hasOwnPage: () => false, onFailure: showNavigationError })
  const router = createRouter({
    routeTree: root.addChildren([contacts, catalog, failure]),
    context: { queryClient, navigation },
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultErrorComponent: ErrorPage,
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  navigation.connect(router)
  trackCurrentPage(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading')
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return router
}

/** Waits for the heading of a page. */
export const findHeading = (name: string) => screen.findByRole('heading', { name })
