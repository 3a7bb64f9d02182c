import { readStored } from '#app/ui/read-stored.ts'

/**
 * The actions of a list of sounds and of the player with their keys, which visitors can change: as
 * `KeyboardEvent.key` names them, letters in lower case. `list-actions.ts` has what they do.
 */
export const defaultKeys = {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  toggle: ' ',
  open: 'Enter',
  repeat: 'l',
  addToCart: 'a',
  favorite: 'f',
  crate: 'c',
  similar: 's',
  playOnKeys: 'k',
  tray: 't',
  waveform: 'w',
  original: 'o',
  dial: 'd',
  help: '?',
}

export type ListAction = keyof typeof defaultKeys

/** What is kept on the device about the keys. */
export interface ListKeys {
  /** Whether lists and the player leave all keys to the browser. */
  readonly isOff: boolean
  /** Whether the keys were shown on screen. */
  readonly isHinted: boolean
  readonly keys: Readonly<Record<ListAction, string>>
}

/** Where the keys are kept on the device; named in the privacy policy. */
export const listKeysStorage = {
  key: 'list-keys',
  /** What lasts as long as the page, because the browser forbids storage. */
  unsaved: {} as Record<string, unknown>,
}

/** Reads the keys; what is missing or broken has its default. */
export function readListKeys(): ListKeys {
  const { isOff, isHinted, keys } = readStored(listKeysStorage.key, listKeysStorage.unsaved)
  const changed: Record<string, unknown> = Object(keys)
  const entries = Object.entries(defaultKeys).map(([action, key]) => [
    action,
    typeof changed[action] === 'string' ? changed[action] : key,
  ])
  return { isOff: isOff === true, isHinted: isHinted === true, keys: Object.fromEntries(entries) }
}
