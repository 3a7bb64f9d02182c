import { QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query'
import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** The queries that a rendered page sends to the browser. */
interface SentQueries {
  /** The JSON of `QueryData[]`, which is smaller than objects in the router's own format. */
  readonly json: string
  /** The queries with an error. */
  readonly failures: DehydratedState
}

/** The data of a query, which must be plain JSON, and the time it was fetched, in milliseconds. */
type QueryData = readonly [queryKey: QueryKey, data: unknown, updatedAt: number]

/**
 * Provides a query client to the pages of a router and sends its queries with each rendered page:
 * those with data, and those whose error `shouldSendError` accepts. The package
 * `@tanstack/react-router-ssr-query` also streams queries that are still loading, but all loaders
 * finish before a page is rendered.
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
