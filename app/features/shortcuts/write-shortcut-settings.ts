import { getLocalStorage } from '#app/router/browser-storage.ts'
import { defaultKeys } from './default-keys.ts'
import { shortcutStorage, readShortcutSettings } from './shortcut-settings.ts'
import type { ShortcutSettings } from './shortcut-settings.ts'

/** Stores changed settings; only keys that differ from their defaults are stored. */
export function writeShortcutSettings(change: Partial<ShortcutSettings>): void {
  const { keys, ...rest } = { ...readShortcutSettings(), ...change }
  const changed = Object.entries(keys).filter(([action, key]) => !isDefault(action, key))
  const stored = { ...rest, keys: Object.fromEntries(changed) }
  try {
    getLocalStorage().setItem(shortcutStorage.key, JSON.stringify(stored))
    shortcutStorage.unsaved = {}
  } catch {
    shortcutStorage.unsaved = stored
  }
}

function isDefault(action: string, key: string): boolean {
  return Object.entries(defaultKeys).some(([name, other]) => name === action && other === key)
}
