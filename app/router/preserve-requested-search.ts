import type { AnyRouter } from '@tanstack/react-router'

/**
 * Lets a server answer an address whose query the router would write in another way, instead of
 * sending the visitor to its own form first: the browser takes up the tidy form in place.
 */
export function preserveRequestedSearch(router: AnyRouter): void {
  const build = router.buildLocation
  router.buildLocation = (options) => {
    const location = build(options)
    // Only the router's comparison of the address with its own form reads the search like this.
    // oxlint-disable-next-line no-underscore-dangle
    if (!options._includeValidateSearch) return location
    return { ...location, publicHref: router.latestLocation.publicHref }
  }
}
