import { readStored } from '#app/ui/read-stored.ts'
import { defaultKeys } from './default-keys.ts'
import type { ShortcutAction } from './default-keys.ts'

/** What is kept on the device about the keys. */
export interface ShortcutSettings {
  /** Whether lists and the player leave all keys to the browser. */
  readonly isOff: boolean
  /** Whether the keys were shown on screen. */
  readonly isHinted: boolean
  readonly keys: Readonly<Record<ShortcutAction, string>>
}

/** Where the keys are kept on the device; named in the privacy policy. */
export const shortcutStorage = {
  key: 'list-keys',
  /** What lasts as long as the page, because the browser forbids storage. */
  unsaved: {} as Record<string, unknown>,
}

/** Reads the keys; what is missing or broken has its default. */
export function readShortcutSettings(): ShortcutSettings {
  const { isOff, isHinted, keys } = readStored(shortcutStorage.key, shortcutStorage.unsaved)
  const changed: Record<string, unknown> = Object(keys)
  const entries = Object.entries(defaultKeys).map(([action, key]) => [
    action,
    typeof changed[action] === 'string' ? changed[action] : key,
  ])
  return { isOff: isOff === true, isHinted: isHinted === true, keys: Object.fromEntries(entries) }
}
