import { QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query'
import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** The queries that a rendered page sends to the browser. */
interface SentQueries {
  /** The JSON of `QueryData[]`, which is smaller than the router's own serialization of objects. */
  readonly json: string
  /** The failed queries. */
  readonly failures: DehydratedState
}

/**
 * A query's data, which must be plain JSON, and the time it was fetched, in milliseconds since the
 * epoch.
 */
type QueryData = readonly [queryKey: QueryKey, data: unknown, updatedAt: number]

/**
 * Provides a query client to a router's pages and sends its queries with each rendered page: those
 * with data, and those whose error `shouldSendError` accepts. The package
 * `@tanstack/react-router-ssr-query` also streams queries that are still loading, which is not
 * needed because all loaders finish before rendering.
 */
export function dehydrateQueries(
  router: AnyRouter,
  queryClient: QueryClient,
  shouldSendError: (error: Error) => boolean,
): void {
  router.options.dehydrate = (): SentQueries => ({
    json: JSON.stringify(getQueryData(queryClient)),
    failures: dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state: { error } }) => error !== null && shouldSendError(error),
    }),
  })
  router.options.hydrate = ({ json, failures }: SentQueries) => {
    const queries: QueryData[] = JSON.parse(json)
    for (const [queryKey, data, updatedAt] of queries)
      queryClient.setQueryData(queryKey, data, { updatedAt })
    hydrate(queryClient, failures)
  }
  router.options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}

function getQueryData(queryClient: QueryClient): QueryData[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state: { status } }) => status === 'success' })
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => [queryKey, data, dataUpdatedAt])
}
