import { getSessionStorage } from './browser-storage.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { isUnloading } from './hard-navigation.ts'
import type { HardNavigation } from './hard-navigation.ts'

/** Dispatched when the server lacks a server function that the running build calls. */
const serverFnMissingEvent = 'shop:server-fn-missing'

/**
 * Recovers from chunks that can no longer be loaded, usually after a deploy: reloads the page being
 * opened or, during a preload, makes the next navigation a full page load. Also reloads the page
 * when the server lacks a called server function.
 */
export function recoverFromChunkErrors(router: AnyRouter, hardNavigation: HardNavigation): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    preventRouterReload(payload)
    if (router.state.status === 'pending')
      hardNavigation.navigateNow(router.state.location.publicHref)
    else hardNavigation.onNextNavigation()
  })
  addEventListener(serverFnMissingEvent, () =>
    hardNavigation.navigateNow(router.state.location.publicHref),
  )
}

/** Prevents the router's own reload after a failed chunk, which would bypass the reload guard. */
function preventRouterReload({ message }: Error): void {
  try {
    getSessionStorage().setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without session storage, the router does not reload either.
  }
}

/**
 * Reloads the page if the server lacks the called server function. The call stays pending during
 * the reload; it rejects if the page has just been reloaded.
 */
export async function reloadOnUnknownServerFn(response: Response): Promise<Response> {
  if (response.status !== 404) return response
  globalThis.dispatchEvent(new Event(serverFnMissingEvent))
  if (isUnloading()) return new Promise(() => {})
  throw new Error('The server function is still missing after a reload')
}
