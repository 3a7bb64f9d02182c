import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { ShopContext } from '#app/features/pages/shop-context.ts'
import { parseSearch, stringifySearch } from '#app/router/plain-search.ts'
import { accountOf } from './example-account.ts'

/** Renders a component as a page of the shop would: with links that work, for a visitor unless told. */
export function renderInShop(content: ReactNode, account = accountOf()) {
  const router = createRouter({
    routeTree: createRootRouteWithContext<ShopContext>()(),
    context: { account, shownMatches: () => [] },
    history: createMemoryHistory({ initialEntries: ['/'] }),
    parseSearch,
    stringifySearch,
  })
  return render(<RouterContextProvider router={router}>{content}</RouterContextProvider>)
}
