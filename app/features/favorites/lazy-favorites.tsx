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
 * Loads the favorites of customers and of guests whose device keeps some, and otherwise nothing until
 * a heart is pressed.
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
  // With another key, a press loads the code again.
  const key = Number(hasFailedBefore && isNeeded)
  return customer || isNeeded ? <FavoritesKeeper key={key} /> : null
}

/** Asks for the code if the device keeps lists, which another tab may have stored just now. */
function update(): void {
  if (hasDeviceLists()) heartPresses.set(heartPresses.get() ?? [])
}

function hasDeviceLists(): boolean {
  try {
    return deviceListsKey in localStorage
  } catch {
    return false
  }
}
