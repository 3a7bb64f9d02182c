import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus to the heading of each page that a navigation opens, so that screen readers
 * announce the page and Tab continues from there.
 */
export function focusHeadingOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const heading = document.querySelector('h1')
    if (!fromLocation || !pathChanged || !heading) return
    // `scrollOnNavigation` has restored the focus.
    if (document.activeElement?.closest('main')) return
    heading.tabIndex = -1
    heading.style.outline = 'none'
    // `scrollOnNavigation` scrolls the page.
    heading.focus({ preventScroll: true })
  })
}
