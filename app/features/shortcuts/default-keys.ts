/**
 * The actions of a list of sounds and of the player with their keys, which visitors can change: as
 * `KeyboardEvent.key` names them, letters in lower case. `shortcut-actions.ts` says what they do.
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

/** An action that has a key. */
export type ShortcutAction = keyof typeof defaultKeys
