import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/**
 * Back and forward show a page as it was left, however old, and read it anew behind it. Every other
 * move waits for what is new, as the router is told elsewhere.
 */
export function revalidateOnBackForward(router: AnyRouter): void {
  const usual = router.options.defaultStaleReloadMode
  const { history }: { history: RouterHistory } = router
  history.subscribe(({ action }) => {
    const isNew = action.type === 'PUSH' || action.type === 'REPLACE'
    router.options.defaultStaleReloadMode = isNew ? usual : 'background'
  })
}
