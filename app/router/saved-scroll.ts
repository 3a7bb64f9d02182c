import { getSessionStorage } from './browser-storage.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { isScrolled, scrollDelayMs } from './scroll.ts'

const storageKey = 'saved-scroll'

/**
 * Saves the scroll position for the same page in another locale. The next document restores it only
 * if its path and query are `href`.
 */
export function saveScrollForNextDocument(href: string): void {
  try {
    getSessionStorage().setItem(storageKey, JSON.stringify({ href, top: globalThis.scrollY }))
  } catch {
    // Without session storage, the next document opens at the top.
  }
}

/** Restores the scroll position saved by the previous document, unless the visitor has scrolled. */
export function restoreSavedScroll(router: AnyRouter): void {
  const top = consumeSavedScroll()
  if (top === null) return
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    setTimeout(() => {
      if (!isScrolled()) globalThis.scrollTo({ top })
    }, scrollDelayMs)
  })
}

function consumeSavedScroll(): number | null {
  try {
    const { pathname, search } = globalThis.location
    const saved = JSON.parse(getSessionStorage().getItem(storageKey) ?? 'null')
    getSessionStorage().removeItem(storageKey)
    return saved?.href === pathname + search ? Number(saved.top) : null
  } catch {
    return null
  }
}
