import { getLocalStorage } from '#app/router/browser-storage.ts'
import { useEffect } from 'react'
import { useSession } from '#app/features/account/use-session.ts'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { createStore, useStore } from '#app/ui/store.ts'
import { deviceListsKey, favoriteIds, heartPresses } from './favorite-ids.ts'

const hasFailed = createStore(false)

const FavoritesKeeper = createLazyComponent(
  () => import('./favorites-keeper.tsx'),
  'FavoritesKeeper',
  () => {
    hasFailed.set(true)
    const presses = heartPresses.get()
    heartPresses.set(null)
    if (!presses?.length) return
    favoriteIds.set(new Set())
    reportNoResponse()
  },
)

/**
 * Loads the favorites code for customers and for guests with stored lists; for others, only once a
 * heart is pressed.
 */
export function LazyFavorites() {
  const { customer } = useSession()
  const isNeeded = useStore(heartPresses, null) !== null
  const hasFailedBefore = useStore(hasFailed, false)
  useEffect(() => {
    update()
    addEventListener('storage', update)
    return () => removeEventListener('storage', update)
  }, [])
  // After a failed import, the next press retries with a new key.
  const key = Number(hasFailedBefore && isNeeded)
  return customer || isNeeded ? <FavoritesKeeper key={key} /> : null
}

/** Requests the code if the device has stored lists; another tab may just have created them. */
function update(): void {
  if (hasDeviceLists()) heartPresses.set(heartPresses.get() ?? [])
}

function hasDeviceLists(): boolean {
  try {
    return getLocalStorage().getItem(deviceListsKey) !== null
  } catch {
    return false
  }
}
