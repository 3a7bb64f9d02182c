import { parseTrack } from '#app/features/player/parse-track.ts'
import type { Track } from '#app/features/player/track.ts'
import { createStore } from '#app/ui/store.ts'
import type { Store } from '#app/ui/store.ts'

/** How many sounds are kept. */
export const maxHeard = 100

/** Named in the privacy policy. */
const storageKey = 'heard'

let loaded: Store<readonly Track[]> | null = null

/** The sounds that were heard on this device, the latest first, each once. */
export const heardList = { get: () => getStore().get(), subscribe }

/** Puts a sound on top of the list. */
export function addToHeard(track: Track): void {
  write([track, ...read().filter(({ id }) => id !== track.id)].slice(0, maxHeard))
}

/** Forgets all sounds. */
export function clearHeard(): void {
  write([])
}

/** Calls `listener` after each change, also by another tab; returns an unsubscribe function. */
function subscribe(listener: () => void): () => void {
  const refresh = () => getStore().set(read())
  // Another tab may have changed it while there was no listener.
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

/** Reads the list, which another tab may have changed; what is broken is left out. */
function read(): readonly Track[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    const tracks = Array.isArray(value) ? value.flatMap((track) => parseTrack(track) ?? []) : []
    const ids = tracks.map(({ id }) => id)
    return tracks.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, maxHeard)
  } catch {
    return loaded?.get() ?? []
  }
}

function write(tracks: readonly Track[]): void {
  try {
    if (tracks.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(tracks))
  } catch {
    // Without storage, the list lasts as long as the page.
  }
  getStore().set(tracks)
}
