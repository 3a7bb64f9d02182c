const storageKey = 'overtone-reload'

/** How long a path that was loaded anew is not loaded anew again, in milliseconds. */
const guardMilliseconds = 10_000

interface Reload {
  readonly path: string
  /** When the path may be loaded anew again, in milliseconds since 1970. */
  readonly expires: number
}

/**
 * Whether a path may be loaded anew at this moment (milliseconds since 1970); if so it is remembered,
 * and asking again within ten seconds is refused. Without a storage nothing stops a loop: refused.
 */
export function canReload(path: string, now: number, storage = sessionStore()): boolean {
  if (!storage) return false
  const last = readReload(storage)
  if (last?.path === path && last.expires > now) return false
  storage.setItem(storageKey, JSON.stringify({ path, expires: now + guardMilliseconds }))
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

function sessionStore(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}
