import type { AnyRouter } from '@tanstack/react-router'

const shown = new WeakMap<AnyRouter, string>()

/** Remembers, as long as nothing failed on it, which page the visitor sees. */
export function watchShownPath(router: AnyRouter): void {
  router.subscribe('onRendered', ({ toLocation }) => {
    const succeeded = router.state.matches.every(({ status }) => status === 'success')
    if (succeeded) shown.set(router, toLocation.pathname)
    else shown.delete(router)
  })
}

/** The path of the page that shows, without language; null where it failed to. */
export function shownPath(router: AnyRouter): string | null {
  return shown.get(router) ?? null
}
