import { isNotFound, isRedirect, redirect } from '@tanstack/react-router'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { isCurrentPage } from './current-page.ts'
import { isUnloading } from './hard-navigation.ts'

interface NavigationOptions {
  /** Whether an error has a page of its own, such as the login page. */
  readonly hasOwnPage: (error: unknown) => boolean
  /** Called when a navigation to `href` failed and the current page stays. */
  readonly onFailure: (router: AnyRouter, href: string) => void
}

/** How loaders learn what kind of navigation they load for; see `createNavigation`. */
export interface Navigation {
  /** Starts following a router of the browser. */
  readonly connect: (router: AnyRouter) => void
  /** Whether cached data shows at once, however old, and is revalidated behind the page. */
  readonly prefersCache: () => boolean
  /**
   * Throws what a loader fails with: a redirect back to the current page, with all that was typed into
   * it, where there is one; otherwise the error itself.
   */
  readonly fail: (error: unknown) => never
}

/**
 * Follows the navigations of one router. Back and forward prefer cached data. A navigation that fails
 * returns to the page it came from and prefers cached data there, since a fetch would fail again.
 * On the server, where `connect` is not called, every error is thrown as it is.
 */
export function createNavigation({ hasOwnPage, onFailure }: NavigationOptions): Navigation {
  let router: AnyRouter | null = null
  let failed: { readonly from: string; readonly to: string } | null = null
  let isBackOrForward = false
  let isReturning = false

  function connect(browserRouter: AnyRouter): void {
    router = browserRouter
    const { history }: { history: RouterHistory } = browserRouter
    history.subscribe(({ action: { type } }) => {
      isBackOrForward = type === 'BACK' || type === 'FORWARD' || type === 'GO'
    })
    browserRouter.subscribe('onBeforeLoad', ({ toLocation }) => {
      isReturning = failed?.from === toLocation.publicHref
      if (failed && isReturning) onFailure(browserRouter, failed.to)
      failed = null
    })
  }

  function fail(error: unknown): never {
    if (!router || isUnloading() || isRedirect(error) || isNotFound(error) || hasOwnPage(error)) {
      throw error
    }
    const { resolvedLocation: from } = router.state
    const to = router.latestLocation
    if (!from || !isCurrentPage(router, from) || isCurrentPage(router, to)) throw error
    failed = { from: from.publicHref, to: to.publicHref }
    throw redirect({ href: failed.from, replace: true })
  }

  return { connect, prefersCache: () => isBackOrForward || isReturning, fail }
}
