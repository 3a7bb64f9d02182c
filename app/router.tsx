import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { currentLocale } from './i18n/current-locale.ts'
import { localizePath, splitLocale } from './i18n/paths.ts'
import { bareAddress } from './router/bare-address.ts'
import { parseSearch, stringifySearch } from './router/plain-search.ts'
import { keepAskedSearch } from './router/keep-asked-search.ts'
import { pageNonce } from './router/page-nonce.ts'
import { restoredByRouter } from './router/scroll.ts'
import { tendNavigation } from './router/tend-navigation.ts'
import { NotFoundPage } from './features/pages/not-found-page.tsx'
import { ErrorPage } from './features/pages/error-page.tsx'
import { stayOnFailure } from './features/pages/stay-on-failure.ts'
import { routeTree } from './routeTree.gen'

/** One router and one query cache a request on the server, one a page load in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } },
  })
  const locale = currentLocale()
  const nonce = pageNonce()
  const bare = bareAddress()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoredByRouter,
    parseSearch,
    stringifySearch,
    ssr: nonce ? { nonce } : {},
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        if (splitLocale(url.pathname).locale === null && url.pathname !== bare) {
          url.pathname = localizePath(url.pathname, locale)
        }
        return url
      },
    },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (typeof document === 'undefined') keepAskedSearch(router)
  else {
    tendNavigation(router)
    stayOnFailure(router)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
