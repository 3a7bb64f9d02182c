import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders a component as a page of the shop would: with links that work and a query cache. */
export function renderInShop(content: ReactNode, queryClient = new QueryClient()) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{content}</RouterContextProvider>
    </QueryClientProvider>,
  )
}
