import type { AnyRouter } from '@tanstack/react-router'
import { scrollDelay } from './scroll.ts'

const storageKey = 'overtone-carried-scroll'

/** Carries where this page is to the next document, if that has this address: this page in other words. */
export function saveScrollForNextDocument(href: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ href, top: globalThis.scrollY }))
  } catch {
    // Without a storage the next document opens at its top.
  }
}

/** Opens a document where the one before it has carried it to. */
export function restoreSavedScroll(router: AnyRouter): void {
  const top = takeCarriedScroll()
  if (top === null) return
  const opened = router.subscribe('onRendered', () => {
    opened()
    setTimeout(() => globalThis.scrollTo({ top }), scrollDelay)
  })
}

function takeCarriedScroll(): number | null {
  try {
    const { pathname, search } = globalThis.location
    const carried = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    return carried?.href === pathname + search ? Number(carried.top) : null
  } catch {
    return null
  }
}
