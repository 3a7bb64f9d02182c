/**
 * Moves the focus away from a button or link in a list that is about to be removed: to the same
 * kind of element in the next item, else in the previous one, else to the main landmark without
 * scrolling.
 */
export function focusNextBeforeRemoval(removed: HTMLElement): void {
  const siblings = [
    ...(removed.closest('ul')?.querySelectorAll<HTMLElement>(removed.localName) ?? []),
  ]
  const index = siblings.indexOf(removed)
  const next = siblings[index + 1] ?? siblings[index - 1]
  if (next) next.focus()
  else removed.closest('main')?.focus({ preventScroll: true })
}
