import { readStored } from '#app/router/browser-storage.ts'
import { defaultKeys } from './default-keys.ts'
import type { ShortcutAction } from './default-keys.ts'

/** The shortcut settings stored on the device. */
export interface ShortcutSettings {
  /** True to leave all keys to the browser. */
  readonly isOff: boolean
  /** True once the hint has been shown. */
  readonly isHinted: boolean
  readonly keys: Readonly<Record<ShortcutAction, string>>
}

/** The local storage entry of the settings; named in the privacy policy. */
export const shortcutStorage = {
  key: 'list-keys' as const,
  /** Lost with the page; used if the browser forbids storage. */
  unsaved: {} as Record<string, unknown>,
}

/** Reads the shortcuts; missing and invalid keys get their defaults. */
export function readShortcutSettings(): ShortcutSettings {
  const { isOff, isHinted, keys } = readStored(shortcutStorage.key, shortcutStorage.unsaved)
  const changed: Record<string, unknown> = Object(keys)
  // A key that the visitor gave to another action is not the default of a newer one.
  const taken = new Set(Object.values(changed))
  const entries = Object.entries(defaultKeys).map(([action, key]) => [
    action,
    typeof changed[action] === 'string' ? changed[action] : taken.has(key) ? '' : key,
  ])
  return { isOff: isOff === true, isHinted: isHinted === true, keys: Object.fromEntries(entries) }
}
