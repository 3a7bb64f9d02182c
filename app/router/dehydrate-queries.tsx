import { QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query'
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Provides a query client to the pages of a router and sends the data of its queries with each
 * rendered page. The package `@tanstack/react-router-ssr-query` also streams queries that are still
 * loading, but all loaders finish before a page is rendered.
 */
export function dehydrateQueries(
  router: AnyRouter,
  queryClient: QueryClient,
  shouldDehydrateQuery: (query: Query) => boolean,
): void {
  router.options.dehydrate = () => dehydrate(queryClient, { shouldDehydrateQuery })
  router.options.hydrate = (state: DehydratedState) => hydrate(queryClient, state)
  router.options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}
