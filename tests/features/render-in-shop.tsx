import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { RouterContext } from '#app/features/account/router-context.ts'
import { parseSearch, stringifySearch } from '#app/router/search-params.ts'
import { accountOf } from './example-account.ts'

/** Renders a component as a page of the shop would: with links that work, for a visitor unless told. */
export function renderInShop(content: ReactNode, account = accountOf()) {
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()(),
    context: { account, currentMatches: () => [] },
    history: createMemoryHistory({ initialEntries: ['/'] }),
    parseSearch,
    stringifySearch,
  })
  return render(<RouterContextProvider router={router}>{content}</RouterContextProvider>)
}
