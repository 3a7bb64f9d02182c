import type { AnyRouter } from '@tanstack/react-router'

/**
 * Framework seam: renders a page at the requested query even if the router would serialize it
 * differently, instead of redirecting to the router's serialization. A redirect would lose the fields of
 * a form posted to such a URL. The browser replaces the URL in place.
 */
export function preserveRequestedSearch(router: AnyRouter): void {
  const build = router.buildLocation
  router.buildLocation = (options) => {
    const location = build(options)
    // Only the comparison of the requested URL with the canonical one sets this option.
    // oxlint-disable-next-line no-underscore-dangle
    if (!options._includeValidateSearch) return location
    return { ...location, publicHref: router.latestLocation.publicHref }
  }
}
