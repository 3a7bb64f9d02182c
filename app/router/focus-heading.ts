import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus to the heading of each newly opened page, so that screen readers announce the
 * page and Tab continues from there.
 */
export function focusHeadingOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    // `scrollOnNavigation` has restored the focus.
    if (document.activeElement?.closest('main')) return
    // `scrollOnNavigation` scrolls the page.
    focusPageHeading()
  })
}

/** Moves the focus to the page's heading without scrolling, so that screen readers announce it. */
export function focusPageHeading(): void {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
