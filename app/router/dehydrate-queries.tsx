import { QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query'
import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** The queries that a rendered page sends to the browser. */
interface SentQueries {
  /** The JSON of `LoadedQuery[]`, which is smaller than objects in the router's own format. */
  readonly loaded: string
  readonly failed: DehydratedState
}

/** The data of a query, which must be JSON, and the time it was fetched, in milliseconds. */
type LoadedQuery = readonly [queryKey: QueryKey, data: unknown, updatedAt: number]

/**
 * Provides a query client to the pages of a router and sends its queries with each rendered page:
 * those with data, and those whose errors `sendsError` accepts. The package
 * `@tanstack/react-router-ssr-query` also streams queries that are still loading, but all loaders
 * finish before a page is rendered.
 */
export function dehydrateQueries(
  router: AnyRouter,
  queryClient: QueryClient,
  sendsError: (error: Error) => boolean,
): void {
  router.options.dehydrate = (): SentQueries => ({
    loaded: JSON.stringify(getLoadedQueries(queryClient)),
    failed: dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state: { error } }) => error !== null && sendsError(error),
    }),
  })
  router.options.hydrate = ({ loaded, failed }: SentQueries) => {
    const queries: LoadedQuery[] = JSON.parse(loaded)
    for (const [queryKey, data, updatedAt] of queries)
      queryClient.setQueryData(queryKey, data, { updatedAt })
    hydrate(queryClient, failed)
  }
  router.options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}

function getLoadedQueries(queryClient: QueryClient): LoadedQuery[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state: { status } }) => status === 'success' })
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => [queryKey, data, dataUpdatedAt])
}
