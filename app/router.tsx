import { createRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { syncTabs } from './features/account/tab-sync.ts'
import { ErrorPage } from './features/errors/error-page.tsx'
import { NotFoundPage } from './features/errors/not-found-page.tsx'
import { PageError, getPageErrorKind } from './features/errors/page-error.ts'
import { showNavigationError } from './features/errors/report-outcome.ts'
import { getCurrentLocale } from './i18n/current-locale.ts'
import { storeLocale } from './i18n/locale-cookie.ts'
import { localizePath, splitLocale } from './i18n/paths.ts'
import { dehydrateQueries } from './router/dehydrate-queries.tsx'
import { createNavigation } from './router/navigation.ts'
import { getPageNonce, getUnlocalizedPath } from './router/page-request.ts'
import { preserveRequestedSearch } from './router/preserve-requested-search.ts'
import { createQueryClient } from './router/query-client.ts'
import type { RouterContext } from './router/router-context.ts'
import { restoreSavedScroll } from './router/saved-scroll.ts'
import { usesRouterScrollRestoration } from './router/scroll.ts'
import { parseSearch, stringifySearch } from './router/search-params.ts'
import { setupRouter } from './router/setup-router.ts'
import { isSlowConnection } from '#app/audio/slow-connection.ts'
import { waitForNewTask } from './router/wait-for-new-task.ts'
import { routeTree } from './routeTree.gen'
import { pageProgress } from './ui/progress-store.ts'

/**
 * Creates a router and a query client: one per request on the server, one per document in the
 * browser.
 */
export async function getRouter() {
  const queryClient = createQueryClient()
  const navigation = createNavigation({ hasOwnPage, onFailure })
  const context: RouterContext = { queryClient, navigation }
  const locale = getCurrentLocale()
  const nonce = getPageNonce()
  const unlocalized = getUnlocalizedPath()
  const router = createRouter({
    routeTree,
    context,
    // Every path has a single spelling, which caches rely on.
    caseSensitive: true,
    defaultPreload: isSlowConnection() ? false : 'intent',
    // The query cache decides what is fresh, so the router runs every loader and waits for it.
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
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
        if (splitLocale(url.pathname).locale === null && url.pathname !== unlocalized) {
          url.pathname = localizePath(url.pathname, locale)
        }
        return url
      },
    },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  // Creating the router takes long on phones, so the rest runs in its own task.
  if (typeof document !== 'undefined') await waitForNewTask()
  // The browser then renders the same error page. Not-found errors have their own page.
  dehydrateQueries(router, queryClient, (error) => error instanceof PageError)
  prepareForServer(router)
  if (typeof document !== 'undefined') {
    if (splitLocale(globalThis.location.pathname).locale) storeLocale(locale)
    navigation.connect(router)
    setupRouter(router)
    syncTabs(queryClient, router)
    restoreSavedScroll(router)
  }
  return router
}

/** Prepares a router for rendering; does nothing in the browser. */
const prepareForServer = createIsomorphicFn().server(preserveRequestedSearch)

/**
 * Returns whether an error has its own page: login for an expired session, or the forbidden page.
 */
function hasOwnPage(error: unknown): boolean {
  const kind = getPageErrorKind(error)
  return kind === 'unauthorised' || kind === 'forbidden'
}

/** Reports a failed navigation to `href`; the current page stays. */
function onFailure(router: AnyRouter, href: string): void {
  pageProgress.fail()
  showNavigationError(router, href)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
