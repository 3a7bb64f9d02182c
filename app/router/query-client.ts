import { QueryClient } from '@tanstack/react-query'

/** How long fetched data counts as fresh, in milliseconds, where a query does not say otherwise. */
const staleTime = 30_000

/** How long the browser keeps data that no component uses, in milliseconds; Back finds it there. */
const browserGcTime = 30 * 60_000

/**
 * A query client: one per request on the server, one per document in the browser. A failed query is
 * fetched again when somebody navigates or asks for it, never by itself.
 */
export function createQueryClient(): QueryClient {
  const isServer = typeof document === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        // A finite time on the server would start a timer per query that outlives its request.
        gcTime: isServer ? Infinity : browserGcTime,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline requests fail at once and show an error, instead of pausing without a word.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
