import { isNotFound, isRedirect, redirect } from '@tanstack/react-router'
import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { isUnloading } from './hard-navigation.ts'

interface NavigationOptions {
  /** Returns whether an error has its own page, such as the login page. */
  readonly hasOwnPage: (error: unknown) => boolean
  /** Called when a navigation to `href` has failed and the current page remains. */
  readonly onFailure: (router: AnyRouter, href: string) => void
}

/** The state of the current navigation, for loaders; see `createNavigation`. */
export interface Navigation {
  /** Starts tracking the browser's router. */
  readonly connect: (router: AnyRouter) => void
  /** Returns whether to render cached data, however stale, and revalidate it in the background. */
  readonly prefersCache: () => boolean
  /**
   * Throws for a failed loader: a redirect back to the current page, which preserves the visitor's
   * form input, or the error itself if there is no current page.
   */
  readonly fail: (error: unknown) => never
}

/**
 * Tracks the navigations of one router. Back and forward navigations prefer cached data. A failed
 * navigation returns to the previous page and prefers its cached data, because another fetch would
 * probably fail too. On the server, which never calls `connect`, errors are thrown unchanged.
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
      isBackOrForward = type !== 'PUSH' && type !== 'REPLACE'
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
    if (!from || !isCurrentPage(from) || isCurrentPage(to)) throw error
    failed = { from: from.publicHref, to: to.publicHref }
    throw redirect({ href: failed.from, replace: true })
  }

  return { connect, prefersCache: () => isBackOrForward || isReturning, fail }
}

/** The path and query of the page on screen; null if it failed to load. */
let currentPage: string | null = null

/** Tracks the page on screen; the browser has only one router. */
export function trackCurrentPage(router: AnyRouter): void {
  currentPage = null
  router.subscribe('onRendered', ({ toLocation }) => {
    const hasLoaded = router.state.matches.every(({ status }) => status === 'success')
    currentPage = hasLoaded ? toPageKey(toLocation) : null
  })
}

/**
 * Returns whether a location's path and query are those of the page on screen, and the page has
 * loaded.
 */
export function isCurrentPage(location: ParsedLocation): boolean {
  return currentPage === toPageKey(location)
}

/** Returns a page's path and query, without the fragment, which is only a position in the page. */
function toPageKey({ pathname, searchStr }: ParsedLocation): string {
  return pathname + searchStr
}
