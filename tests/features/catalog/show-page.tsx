import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { parseSearch, stringifySearch } from '#app/router/plain-search.ts'

/** A cache as the loaders leave it for a visitor; a page that asks for more than that fails. */
export function visitorCache(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  client.setQueryData(sessionQuery().queryKey, { state: 'visitor', customer: null })
  return client
}

/** Renders a page on a router of its own. */
export function showPage(page: ReactNode, client: QueryClient): void {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  })
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{page}</RouterContextProvider>
    </QueryClientProvider>,
  )
}
