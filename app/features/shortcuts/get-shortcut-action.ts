import { readShortcutSettings } from './shortcut-settings.ts'
import type { ShortcutAction } from './default-keys.ts'

/** The part of a keyboard event that tells which key was pressed. */
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

/** The last letter of the Unicode block Latin Extended-B, after which other alphabets begin. */
const lastLatinLetter = '\u024f'

/**
 * Returns the key of a press as `defaultKeys` names it, or null with a modifier. Letters of other
 * alphabets count as the Latin letter of the same key; Shift may be needed for other characters.
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

/** The elements that handle all keys, and those that are pressed by the Enter key or the space bar. */
const handlers: Readonly<Record<string, string>> = { Enter: 'a, button', ' ': 'button' }

/**
 * Returns the action for a key press in a list of sounds or in the player, or null if there is none,
 * for example because the focused element handles the key.
 */
export function getShortcutAction(press: KeyDown, focused: Element): ShortcutAction | null {
  const key = getPressedKey(press)
  if (key === null || press.isComposing || press.defaultPrevented) return null
  if (focused.closest(`input, textarea, select, [contenteditable], ${handlers[key] ?? 'input'}`))
    return null
  const { isOff, keys } = readShortcutSettings()
  const [action] = Object.entries(keys).find(([, other]) => other === key) ?? []
  if (isOff || action === undefined) return null
  // Only moving goes on while a key is held.
  if (press.repeat && action !== 'next' && action !== 'previous') return null
  return action as ShortcutAction
}
