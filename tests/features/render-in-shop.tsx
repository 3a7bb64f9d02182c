import { QueryClientProvider } from '@tanstack/react-query'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CartProvider } from '#app/features/cart/cart-context.tsx'
import type { RouterContext } from '#app/router/router-context.ts'
import { parseSearch, stringifySearch } from '#app/router/search-params.ts'
import { createTestQueryClient, createRouterContext } from './example-session.ts'

/**
 * Renders a component with a router, which is returned too, a query client and a cart; by default,
 * for a guest.
 */
export function renderInShop(content: ReactNode, queryClient = createTestQueryClient()) {
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()(),
    context: createRouterContext(queryClient),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    parseSearch,
    stringifySearch,
  })
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <CartProvider>{content}</CartProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { ...rendered, router }
}
