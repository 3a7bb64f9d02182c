import { defaultKeys, listKeysStorage, readListKeys } from './shortcut-settings.ts'
import type { ListKeys } from './shortcut-settings.ts'

/** Keeps a change; of the keys, those that differ from their defaults. */
export function writeListKeys(change: Partial<ListKeys>): void {
  const { keys, ...rest } = { ...readListKeys(), ...change }
  const changed = Object.entries(keys).filter(([action, key]) => !isDefault(action, key))
  const stored = { ...rest, keys: Object.fromEntries(changed) }
  try {
    localStorage.setItem(listKeysStorage.key, JSON.stringify(stored))
    listKeysStorage.unsaved = {}
  } catch {
    listKeysStorage.unsaved = stored
  }
}

function isDefault(action: string, key: string): boolean {
  return Object.entries(defaultKeys).some(([name, other]) => name === action && other === key)
}
