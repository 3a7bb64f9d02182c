const storageKey = 'overtone-reload'

/** The minimum time between two reloads of a path, in milliseconds. */
const reloadIntervalMs = 10_000

interface Reload {
  readonly path: string
  /** When the path may be reloaded again, in milliseconds since 1970. */
  readonly expires: number
}

/**
 * Whether a path may be reloaded now (`now` in milliseconds since 1970). Records the reload and refuses
 * another one within ten seconds; always refuses without session storage, which is what stops a loop.
 */
export function canReload(path: string, now: number, storage = getSessionStorage()): boolean {
  if (!storage) return false
  const last = readReload(storage)
  if (last?.path === path && last.expires > now) return false
  storage.setItem(storageKey, JSON.stringify({ path, expires: now + reloadIntervalMs }))
  return true
}

function readReload(storage: Storage): Reload | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    return isReload(value) ? value : null
  } catch {
    return null
  }
}

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && 'expires' in value && typeof value.expires === 'number'
}

function getSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}
