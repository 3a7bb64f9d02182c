/**
 * The default keys of all actions in lists, in the player and on pages, as in `KeyboardEvent.key`,
 * with letters in lower case. Visitors can change them. `shortcut-actions.ts` implements the
 * actions.
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
  needleAlone: 'n',
  waveform: 'w',
  original: 'o',
  dial: 'd',
  search: '/',
  help: '?',
}

/** An action with a keyboard shortcut. */
export type ShortcutAction = keyof typeof defaultKeys
