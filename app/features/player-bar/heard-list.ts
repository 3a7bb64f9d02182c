import { getLocalStorage } from '#app/router/browser-storage.ts'
import { parseTrack } from '#app/features/player/parse-track.ts'
import type { Track } from '#app/features/player/track.ts'
import { createStore } from '#app/ui/store.ts'
import type { Store } from '#app/ui/store.ts'

/** The maximum length of the list. */
export const maxHeard = 100

/** The key in local storage, named in the privacy policy. */
const storageKey = 'heard'

let loaded: Store<readonly Track[]> | null = null

/** The distinct sounds recently played on this device, the latest first. */
export const heardList = { get: () => getStore().get(), subscribe }

/** Moves a sound to the top of the list. */
export function addToHeard(track: Track): void {
  write([track, ...read().filter(({ id }) => id !== track.id)].slice(0, maxHeard))
}

/** Clears the list. */
export function clearHeard(): void {
  write([])
}

/**
 * Calls `listener` after each change, including those by other tabs; returns an unsubscribe
 * function.
 */
function subscribe(listener: () => void): () => void {
  const refresh = () => getStore().set(read())
  // Another tab may have changed the list while nothing was subscribed.
  refresh()
  addEventListener('storage', refresh)
  const unsubscribe = getStore().subscribe(listener)
  return () => {
    removeEventListener('storage', refresh)
    unsubscribe()
  }
}

function getStore(): Store<readonly Track[]> {
  return (loaded ??= createStore(read()))
}

/** Reads the stored list, omitting invalid entries. */
function read(): readonly Track[] {
  try {
    const value: unknown = JSON.parse(getLocalStorage().getItem(storageKey) ?? '[]')
    const tracks = Array.isArray(value) ? value.flatMap((track) => parseTrack(track) ?? []) : []
    const ids = tracks.map(({ id }) => id)
    return tracks.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, maxHeard)
  } catch {
    return loaded?.get() ?? []
  }
}

function write(tracks: readonly Track[]): void {
  try {
    if (tracks.length === 0) getLocalStorage().removeItem(storageKey)
    else getLocalStorage().setItem(storageKey, JSON.stringify(tracks))
  } catch {
    // Without storage, the list is lost with the page.
  }
  getStore().set(tracks)
}
