import { createRouter } from '@tanstack/react-router'
import { getAccount } from './features/account/account.functions.ts'
import { createAccountStore } from './features/account/account-store.ts'
import type { KeptAccount } from './features/account/account-store.ts'
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
import { openAtCarriedScroll } from './features/pages/carried-scroll.ts'
import type { ShopContext } from './features/pages/shop-context.ts'
import { stayOnFailure } from './features/pages/stay-on-failure.ts'
import { routeTree } from './routeTree.gen'

/** How long a page counts as new, in milliseconds; an older one is read anew when it shows again. */
const freshFor = 30_000

/** One router and one account a request on the server, one a page load in the browser. */
export function getRouter() {
  const account = createAccountStore(() => getAccount())
  const context: ShopContext = { account, shownMatches: () => router.state.matches }
  const locale = currentLocale()
  const nonce = pageNonce()
  const bare = bareAddress()
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
  if (typeof document === 'undefined') keepAskedSearch(router)
  else {
    tendNavigation(router)
    stayOnFailure(router)
    openAtCarriedScroll(router)
    router.subscribe('onBeforeLoad', () => void account.load().catch(() => null))
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
