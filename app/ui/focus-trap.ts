/** Focuses the element marked `data-autofocus` inside a container, else the container itself. */
export function focusInitial(container: HTMLElement): void {
  const marked = container.querySelector<HTMLElement>('[data-autofocus]')
  ;(marked ?? container).focus()
}

/** Focuses the first or last focusable element inside a container, else the container itself. */
export function focusFirstOrLast(container: HTMLElement, edge: 'first' | 'last'): void {
  const all = [...container.querySelectorAll<HTMLElement>('*')]
  const candidates = all.filter(({ tabIndex }) => tabIndex >= 0)
  const focused = edge === 'first' ? candidates.find(tryFocus) : candidates.findLast(tryFocus)
  if (!focused) container.focus()
}

/**
 * Tries to focus the element; returns false if it is disabled, hidden or inert, because the browser
 * then ignores the call.
 */
function tryFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}
