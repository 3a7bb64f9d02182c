import { getSessionStorage } from './browser-storage.ts'
import type { BrowserStorage } from './browser-storage.ts'

const storageKey = 'reload'

/** The minimum time between two reloads of a path, in milliseconds. */
const reloadIntervalMs = 10_000

interface Reload {
  readonly path: string
  /** When the path may be reloaded again, in milliseconds since the epoch. */
  readonly expires: number
}

/**
 * Returns whether a path may be reloaded at `now` (milliseconds since the epoch) and, if so,
 * records the reload. Refuses a second reload within ten seconds, and any reload that cannot be
 * recorded, which could start a reload loop.
 */
export function tryRecordReload(path: string, now: number, storage = findStorage()): boolean {
  if (!storage) return false
  const last = readReload(storage)
  if (last?.path === path && last.expires > now) return false
  return writeReload(storage, { path, expires: now + reloadIntervalMs })
}

function readReload(storage: BrowserStorage): Reload | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    return isReload(value) ? value : null
  } catch {
    return null
  }
}

/** Returns whether the reload was stored; false if the storage is full. */
function writeReload(storage: BrowserStorage, reload: Reload): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify(reload))
    return true
  } catch {
    return false
  }
}

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && 'expires' in value && typeof value.expires === 'number'
}

function findStorage(): BrowserStorage | null {
  try {
    return getSessionStorage()
  } catch {
    return null
  }
}
