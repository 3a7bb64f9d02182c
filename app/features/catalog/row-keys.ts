export type RowAction = 'up' | 'down' | 'toggle'

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/**
 * Returns the action for a key press in a list of rows, or null if there is none, for example
 * because the focused element handles the key: fields handle all keys, buttons handle
 * the space bar.
 */
export function getRowAction(press: KeyPress, focused: Element): RowAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (focused.closest('input, textarea, select, [contenteditable]')) return null
  if (press.key === 'ArrowDown') return 'down'
  if (press.key === 'ArrowUp') return 'up'
  return press.key === ' ' && !focused.closest('button') ? 'toggle' : null
}
