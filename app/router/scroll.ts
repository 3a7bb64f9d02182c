import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { createScrollPositions } from './scroll-positions.ts'
import type { ScrollPosition } from './scroll-positions.ts'

/** How long after a change of page it is scrolled, in milliseconds. */
export const scrollDelay = 100

export interface PageChange {
  readonly from: ParsedLocation
  readonly to: ParsedLocation
  /** Where the page was when it was left; null when it was not seen before. */
  readonly saved: ScrollPosition | null
}

/** Where a page is scrolled to when it opens; null leaves it where it is. */
export type ScrollRule = (change: PageChange) => ScrollPosition | null

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's own rule; without one a page opens at its top or where it was left. */
    scroll?: ScrollRule
  }
  interface HistoryState {
    /** Whether the page stays where it is scrolled to when this entry is opened by a link. */
    keepScroll?: boolean
  }
}

/** The state of a link that leaves the page where it is scrolled to, such as "show more". */
export const keepScroll = { keepScroll: true } as const

const pageTop: ScrollPosition = { left: 0, top: 0 }

/** A rule for pages with tabs: a change inside the page does not scroll it. */
export const keepScrollWithinPage: ScrollRule = ({ from, to, saved }) =>
  from.pathname === to.pathname ? null : (saved ?? pageTop)

/** Whether a document has left its first page. */
let hasMoved = false

/**
 * What is left to the router's own restoring: the first page of a document, and addresses with a
 * fragment. Every other change is scrolled by `scrollAfterChanges`.
 */
export function usesRouterScrollRestoration({ location }: { location: ParsedLocation }): boolean {
  return !hasMoved || location.hash !== ''
}

/** After each change of page scrolls by the route's rule, about a tenth of a second later. */
export function scrollOnNavigation(router: AnyRouter): void {
  const positions = createScrollPositions()
  const { history }: { history: RouterHistory } = router
  let isNewEntry = true
  let timer: ReturnType<typeof setTimeout> | undefined
  history.subscribe(({ action: { type } }) => {
    isNewEntry = type === 'PUSH' || type === 'REPLACE'
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    // A page that is read anew is still to be scrolled.
    if (!fromLocation || !hrefChanged) return
    clearTimeout(timer)
    hasMoved = true
    positions.save(fromLocation)
  })
  router.subscribe('onRendered', ({ fromLocation: from, toLocation: to, hrefChanged }) => {
    if (!from || !hrefChanged || to.hash || (isNewEntry && to.state.keepScroll)) return
    const rule = router.state.matches.at(-1)?.staticData.scroll ?? defaultScrollRule
    const position = rule({ from, to, saved: positions.of(to) })
    if (position) timer = setTimeout(() => globalThis.scrollTo(position), scrollDelay)
  })
}

const defaultScrollRule: ScrollRule = ({ saved }) => saved ?? pageTop
