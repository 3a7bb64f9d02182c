import type { AnyRouter } from '@tanstack/react-router'

/**
 * Renders a page at the requested query string even if the router would serialize it differently,
 * using router internals (`docs/framework-seams.md`). The router's redirect to its own
 * serialization would lose the fields of a form posted to the requested URL. The browser replaces
 * the URL in place.
 */
export function preserveRequestedSearch(router: AnyRouter): void {
  const build = router.buildLocation
  router.buildLocation = (options) => {
    const location = build(options)
    // The router only sets this option to compare the requested URL with the canonical one.
    // oxlint-disable-next-line no-underscore-dangle
    if (!options._includeValidateSearch) return location
    return { ...location, publicHref: router.latestLocation.publicHref }
  }
}
