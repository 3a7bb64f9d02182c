import { QueryClient } from '@tanstack/react-query'

/** How long fetched data is fresh by default, in milliseconds. */
const staleTime = 30_000

/**
 * How long the browser caches unused query data, in milliseconds; back navigations render from it.
 */
const browserGcTimeMs = 30 * 60_000

/**
 * Creates a query client: one per request on the server, one per document in the browser. A failed
 * query is refetched on navigation or on demand, never automatically.
 */
export function createQueryClient(): QueryClient {
  const isServer = typeof document === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        // A finite time would start a timer per query on the server that outlives its request.
        gcTime: isServer ? Infinity : browserGcTimeMs,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline requests fail immediately and show an error, instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
