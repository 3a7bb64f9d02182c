import { isNotFound, isRedirect, redirect } from '@tanstack/react-router'
import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { isUnloading } from './hard-navigation.ts'

interface NavigationOptions {
  /** Whether an error has a page of its own, such as the login page. */
  readonly hasOwnPage: (error: unknown) => boolean
  /** Called when a navigation to `href` has failed and the current page remains. */
  readonly onFailure: (router: AnyRouter, href: string) => void
}

/** The kind of navigation that loaders load for; see `createNavigation`. */
export interface Navigation {
  /** Starts tracking the browser's router. */
  readonly connect: (router: AnyRouter) => void
  /** Whether to render cached data at once, however stale, and revalidate it in the background. */
  readonly prefersCache: () => boolean
  /**
   * Throws for a failed loader: a redirect back to the current page, which preserves what was typed into
   * it, or the error itself if there is no current page.
   */
  readonly fail: (error: unknown) => never
}

/**
 * Tracks the navigations of one router. Back and forward prefer cached data. A failed navigation
 * returns to the page it came from and prefers its cached data, since another fetch would fail too.
 * On the server, which never calls `connect`, errors are thrown unchanged.
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

const currentPages = new WeakMap<AnyRouter, string>()

/** Tracks which page is on the screen; none after a page that failed to load. */
export function trackCurrentPage(router: AnyRouter): void {
  router.subscribe('onRendered', ({ toLocation }) => {
    const hasLoaded = router.state.matches.every(({ status }) => status === 'success')
    if (hasLoaded) currentPages.set(router, toPageKey(toLocation))
    else currentPages.delete(router)
  })
}

/** Whether a location is the page on the screen, with the same query, and the page has loaded. */
export function isCurrentPage(router: AnyRouter, location: ParsedLocation): boolean {
  return currentPages.get(router) === toPageKey(location)
}

/** Identifies a page by path and query; the fragment is a position within it. */
function toPageKey({ pathname, searchStr }: ParsedLocation): string {
  return pathname + searchStr
}
