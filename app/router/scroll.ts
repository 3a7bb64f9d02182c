import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { restoreFocus } from './focus-mark.ts'
import { createScrollPositions } from './scroll-positions.ts'
import type { ScrollPosition } from './scroll-positions.ts'

/** The delay before scrolling after a navigation, in milliseconds. */
export const scrollDelayMs = 100

interface PageChange {
  readonly from: ParsedLocation
  readonly to: ParsedLocation
  /** The scroll position when the visitor last left `to`; null if `to` is new in the history. */
  readonly saved: ScrollPosition | null
}

/** Returns the scroll position for a page as it opens; null leaves the position unchanged. */
export type ScrollRule = (change: PageChange) => ScrollPosition | null

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The route's scroll rule. By default a page opens at the position where the visitor left it,
     * or at the top.
     */
    scroll?: ScrollRule
  }
  interface HistoryState {
    /** True to keep the scroll position when a link opens this entry. */
    keepScroll?: boolean
  }
}

/** The history state for links that do not scroll the page, such as "show more". */
export const keepScroll = { keepScroll: true } as const

const pageTop: ScrollPosition = { left: 0, top: 0 }

/** A rule for pages with tabs: navigations within the page do not scroll it. */
export const keepScrollWithinPage: ScrollRule = ({ from, to, saved }) =>
  from.pathname === to.pathname ? null : (saved ?? pageTop)

/** True once the router has navigated away from the document's first page. */
let hasNavigated = false

/**
 * Returns whether the router scrolls after a navigation: only to a URL with a fragment.
 * `scrollOnNavigation` handles all others; on a document's first page, the browser scrolls first.
 */
export function usesRouterScrollRestoration({ location }: { location: ParsedLocation }): boolean {
  return hasNavigated && location.hash !== ''
}

/**
 * Returns whether the page is not at its top: by its visitor, who may scroll before it hydrates, or by
 * the browser, which opens fragments and restores positions.
 */
export function isScrolled(): boolean {
  return globalThis.scrollX !== 0 || globalThis.scrollY !== 0
}

/**
 * Scrolls after each navigation according to the route's scroll rule. Back, forward and reload also
 * restore the focus.
 */
export function scrollOnNavigation(router: AnyRouter): void {
  const positions = createScrollPositions(() => router.state.location)
  const { history }: { history: RouterHistory } = router
  let isNewEntry = true
  let isFirst = true
  let timer: ReturnType<typeof setTimeout> | undefined
  history.subscribe(({ action: { type } }) => {
    isNewEntry = type === 'PUSH' || type === 'REPLACE'
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    // Reloading the current page must not cancel its pending scroll.
    if (!fromLocation || !hrefChanged) return
    clearTimeout(timer)
    hasNavigated = true
    positions.save(fromLocation)
  })
  router.subscribe('onRendered', ({ fromLocation: from, toLocation: to, hrefChanged }) => {
    const saved = positions.get(to)
    // A document's first page has a saved position only after a reload or Back.
    if (saved?.focus && (isFirst || (hrefChanged && !isNewEntry))) restoreFocus(saved.focus)
    // The browser may have restored nothing, because the router's scripts came first.
    if (saved && isFirst && !isScrolled()) globalThis.scrollTo({ left: saved.left, top: saved.top })
    isFirst = false
    if (!from || !hrefChanged || to.hash || (isNewEntry && to.state.keepScroll)) return
    const rule = router.state.matches.at(-1)?.staticData.scroll ?? defaultScrollRule
    const position = rule({ from, to, saved })
    if (!position) return
    const { left, top } = position
    timer = setTimeout(() => globalThis.scrollTo({ left, top }), scrollDelayMs)
  })
}

const defaultScrollRule: ScrollRule = ({ saved }) => saved ?? pageTop
