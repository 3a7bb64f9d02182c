/** Puts the focus on the marked element (`data-autofocus`) inside, or on the frame itself. */
export function focusInitial(frame: HTMLElement): void {
  const marked = frame.querySelector<HTMLElement>('[data-autofocus]')
  ;(marked ?? frame).focus()
}

/** Puts the focus on the first or last element inside that takes it, or on the frame itself. */
export function focusBoundary(frame: HTMLElement, edge: 'first' | 'last'): void {
  const all = [...frame.querySelectorAll<HTMLElement>('*')]
  const inside = all.filter(({ tabIndex }) => tabIndex >= 0)
  const taker = edge === 'first' ? inside.find(takesFocus) : inside.findLast(takesFocus)
  if (!taker) frame.focus()
}

/** Only the browser knows what takes the focus: not what is disabled, hidden or inert. */
function takesFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}
