import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

const shown = new WeakMap<AnyRouter, string>()

/** Remembers, as long as nothing failed on it, which page the visitor sees. */
export function trackCurrentPage(router: AnyRouter): void {
  router.subscribe('onRendered', ({ toLocation }) => {
    const succeeded = router.state.matches.every(({ status }) => status === 'success')
    if (succeeded) shown.set(router, pageAddress(toLocation))
    else shown.delete(router)
  })
}

/** Whether a location is the page that shows, with its query, and that showed without a failure. */
export function isCurrentPage(router: AnyRouter, location: ParsedLocation): boolean {
  return shown.get(router) === pageAddress(location)
}

/** A fragment is a place on the same page. */
function pageAddress({ pathname, searchStr }: ParsedLocation): string {
  return pathname + searchStr
}
