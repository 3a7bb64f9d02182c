import type { AnyRouter } from '@tanstack/react-router'
import { isUnloading } from './hard-navigation.ts'
import type { HardNavigation } from './hard-navigation.ts'

/** Told where the server no longer knows a function of this page. */
const serverFnMissing = 'overtone:function-gone'

/**
 * When a part of the program can no longer be loaded, mostly after a deploy, the page being opened is
 * loaded anew as a whole. Where nothing is being opened, such as at a preload, the next move is.
 */
export function recoverFromChunkErrors(router: AnyRouter, loads: HardNavigation): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    stopSecondReload(payload)
    if (router.state.status === 'pending') loads.navigateNow(router.state.location.publicHref)
    else loads.onNextNavigation()
  })
  addEventListener(serverFnMissing, () => loads.navigateNow(router.state.location.publicHref))
}

/** The router reloads by a count of its own, which knows nothing of our guard. */
function stopSecondReload({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without a storage the router does not reload either.
  }
}

/**
 * Lets a caller of server functions tell of one that the server does not know. Its answer never comes
 * while the page is loaded anew; where it just was, the call fails.
 */
export async function reloadOnUnknownServerFn(answer: Response): Promise<Response> {
  if (answer.status !== 404) return answer
  globalThis.dispatchEvent(new Event(serverFnMissing))
  if (isUnloading()) return new Promise(() => {})
  throw new Error('The server function is still missing after a reload')
}
