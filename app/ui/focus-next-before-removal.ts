/**
 * Moves the focus away from a control in a list item about to be removed: to the same control in
 * the next item that has it, else in a previous one, else to the main landmark, without scrolling.
 */
export function focusNextBeforeRemoval(removed: HTMLElement): void {
  const item = removed.closest('li')
  const items = [...(item?.parentElement?.children ?? [])]
  const index = item ? items.indexOf(item) : -1
  const others = [...items.slice(index + 1), ...items.slice(0, Math.max(0, index)).toReversed()]
  const candidates = others.map((other) => [
    ...other.querySelectorAll<HTMLElement>(removed.localName),
  ])
  const next =
    candidates.flat().find(({ className }) => className === removed.className) ??
    // While busy, a button may look different.
    candidates.flat()[0]
  if (next) next.focus()
  else removed.closest('main')?.focus({ preventScroll: true })
}
