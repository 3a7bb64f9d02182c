import { createRouter } from '@tanstack/react-router'
import { getAccount } from './features/account/account.functions.ts'
import { createAccountStore } from './features/account/account-store.ts'
import type { KeptAccount } from './features/account/account-store.ts'
import { currentLocale } from './i18n/current-locale.ts'
import { localizePath, splitLocale } from './i18n/paths.ts'
import { unlocalizedPath } from './router/unlocalized-path.ts'
import { parseSearch, stringifySearch } from './router/search-params.ts'
import { preserveRequestedSearch } from './router/preserve-requested-search.ts'
import { pageNonce } from './router/page-nonce.ts'
import { usesRouterScrollRestoration } from './router/scroll.ts'
import { setupRouter } from './router/setup-router.ts'
import { NotFoundPage } from './features/errors/not-found-page.tsx'
import { ErrorPage } from './features/errors/error-page.tsx'
import { restoreSavedScroll } from './router/saved-scroll.ts'
import type { RouterContext } from './features/account/router-context.ts'
import { keepPageOnError } from './features/errors/keep-page-on-error.ts'
import { routeTree } from './routeTree.gen'

/** How long a page counts as new, in milliseconds; an older one is read anew when it shows again. */
const freshFor = 30_000

/** One router and one account a request on the server, one a page load in the browser. */
export function getRouter() {
  const account = createAccountStore(() => getAccount())
  const context: RouterContext = { account, currentMatches: () => router.state.matches }
  const locale = currentLocale()
  const nonce = pageNonce()
  const bare = unlocalizedPath()
  const router = createRouter({
    routeTree,
    context,
    dehydrate: () => ({ account: account.dehydrate() }),
    hydrate: (kept: { account: KeptAccount }) => account.hydrate(kept.account),
    defaultPreload: 'intent',
    defaultStaleTime: freshFor,
    defaultPreloadStaleTime: freshFor,
    // Before it shows, so that nobody opens what is outdated; `showKeptPages` knows the exception.
    defaultStaleReloadMode: 'blocking',
    scrollRestoration: usesRouterScrollRestoration,
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
  if (typeof document === 'undefined') preserveRequestedSearch(router)
  else {
    setupRouter(router)
    keepPageOnError(router)
    restoreSavedScroll(router)
    router.subscribe('onBeforeLoad', () => void account.load().catch(() => null))
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
