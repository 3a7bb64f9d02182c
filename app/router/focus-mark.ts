/** Identifies a control of a page, also in a later document with the same content. */
export interface FocusMark {
  /** The control's type and target; the same for a play button whether it plays or not. */
  readonly key: string
  /** The index among controls with the same key. */
  readonly index: number
}

/** Returns the mark of the focused row or control in a product list; null if there is none. */
export function markFocus(): FocusMark | null {
  const focused = document.activeElement
  if (!focused) return null
  const key = toKey(focused)
  const index = findControls(key).indexOf(focused)
  return index < 0 ? null : { key, index }
}

/** Focuses the control with a mark, if it exists, without scrolling. */
export function restoreFocus({ key, index }: FocusMark): void {
  const control = findControls(key)[index]
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

/** The controls whose focus is restored; other pages are announced by their heading. */
const listControls =
  'main [data-row],main :is([data-results],[data-row],article) :is(a,button,input,select,summary)'

function findControls(key: string): Element[] {
  const controls = [...document.querySelectorAll(listControls)]
  return controls.filter((control) => toKey(control) === key)
}

function toKey(control: Element): string {
  const row = control.closest('li')
  const names = [control, row?.querySelector('a')].map((link) => link?.getAttribute('href'))
  return [control.localName, control.getAttribute('name'), ...names].join(' ')
}
