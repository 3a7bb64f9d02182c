import { readShortcutSettings } from './shortcut-settings.ts'
import type { ShortcutAction } from './default-keys.ts'

/** The part of a keyboard event that identifies the key. */
interface KeyPress {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

interface KeyDown extends KeyPress {
  readonly isComposing: boolean
  readonly repeat: boolean
  readonly defaultPrevented: boolean
}

/** The last letter of the Unicode block Latin Extended-B; other alphabets follow it. */
const lastLatinLetter = '\u024f'

/**
 * Returns the pressed key in the notation of `defaultKeys`, or null with a modifier. Letters of
 * other alphabets count as the Latin letter on the same key; other characters may need Shift.
 */
export function getPressedKey(press: KeyPress): string | null {
  const { key, code } = press
  if (press.altKey || press.ctrlKey || press.metaKey) return null
  const isLetter = /^\p{L}$/u.test(key)
  if (press.shiftKey && (isLetter || key.length > 1 || key === ' ')) return null
  if (!isLetter) return key
  const [, latin] = key > lastLatinLetter ? code.split('Key') : []
  return (latin ?? key).toLowerCase()
}

/** Elements that handle all keys. */
const fields = ['input', 'textarea', 'select', '[contenteditable]']

/** Elements that a key activates. */
const activated: Readonly<Record<string, readonly string[]>> = {
  Enter: ['a', 'button'],
  ' ': ['button'],
}

/**
 * Returns the action for a key press in a sound list or the player; null if there is none, for
 * example because the focused element handles the key.
 */
export function getShortcutAction(press: KeyDown, focused: Element): ShortcutAction | null {
  const key = getPressedKey(press)
  if (key === null || press.isComposing || press.defaultPrevented) return null
  if (focused.closest([...fields, ...(activated[key] ?? [])].join())) return null
  const { isOff, keys } = readShortcutSettings()
  const [action] = Object.entries(keys).find(([, other]) => other === key) ?? []
  if (isOff || action === undefined) return null
  // Only moving between rows repeats while a key is held.
  if (press.repeat && action !== 'next' && action !== 'previous') return null
  return action as ShortcutAction
}
