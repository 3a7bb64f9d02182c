/** All keys of local and session storage; the privacy policy names each of them. */
export const storageKeys = [
  'dial',
  'favorites',
  'favorites-refused',
  'guest-cart',
  'heard',
  'list-keys',
  'playback',
  'reload',
  'saved-scroll',
  'scroll-positions',
  'tanstack_router_reload',
  'tray',
] as const

type Key = (typeof storageKeys)[number]

/** Local or session storage, restricted to the known keys. */
export interface BrowserStorage {
  getItem(key: Key): string | null
  setItem(key: Key | `${Key}:${string}`, value: string): void
  removeItem(key: Key): void
}

/** Returns the local storage; throws if the browser forbids it. */
export function getLocalStorage(): BrowserStorage {
  return globalThis.localStorage
}

/** Returns the session storage; throws if the browser forbids it. */
export function getSessionStorage(): BrowserStorage {
  return globalThis.sessionStorage
}

/**
 * Reads an object stored on the device. Returns an empty object if there is none, as on the server,
 * and `fallback` if it is invalid or the browser forbids access.
 */
export function readStored(
  key: Key,
  fallback: Record<string, unknown> = {},
): Record<string, unknown> {
  if (typeof document === 'undefined') return fallback
  try {
    return Object(JSON.parse(getLocalStorage().getItem(key) ?? '{}'))
  } catch {
    return fallback
  }
}
