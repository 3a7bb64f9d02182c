/**
 * The action of a key in a combobox; `active` is the index of the new active option, null for none.
 */
export type ComboboxAction =
  | { readonly type: 'activate'; readonly active: number | null; readonly handled: boolean }
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'open' }
  | { readonly type: 'close'; readonly handled: boolean }

interface ComboboxState {
  readonly isOpen: boolean
  /** The number of options. */
  readonly count: number
  readonly active: number | null
}

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly isComposing: boolean
}

/**
 * Returns the action for a key in an editable combobox whose suggestions are chosen by hand, or null
 * for keys that the text field handles. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction.
 */
export function getComboboxAction(press: KeyPress, state: ComboboxState): ComboboxAction | null {
  const { isOpen, count, active } = state
  if (press.isComposing || press.ctrlKey || press.metaKey || count === 0) return null
  if (press.key === 'ArrowDown' && (press.altKey || !isOpen)) return { type: 'open' }
  if (!isOpen) return null
  if (press.altKey) return press.key === 'ArrowUp' ? { type: 'close', handled: true } : null
  switch (press.key) {
    case 'ArrowDown':
      return activate(active === null ? 0 : active + 1 < count ? active + 1 : null)
    case 'ArrowUp':
      return activate(active === null ? count - 1 : active > 0 ? active - 1 : null)
    // The text field moves its cursor.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { type: 'activate', active: null, handled: false }
    case 'Enter':
      return active === null ? { type: 'close', handled: false } : { type: 'choose', index: active }
    case 'Escape':
      return { type: 'close', handled: true }
    case 'Tab':
      return { type: 'close', handled: false }
    default:
      return null
  }
}

function activate(active: number | null): ComboboxAction {
  return { type: 'activate', active, handled: true }
}
