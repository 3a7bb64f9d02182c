/**
 * Passes the focus on before a button or link of a list vanishes: to the one of its kind in the next item,
 * else in the one before, else to the page's main part, which does not scroll for it.
 */
export function focusNextBeforeRemoval(from: HTMLElement): void {
  const kind = [...(from.closest('ul')?.querySelectorAll<HTMLElement>(from.localName) ?? [])]
  const at = kind.indexOf(from)
  const heir = kind[at + 1] ?? kind[at - 1]
  if (heir) heir.focus()
  else from.closest('main')?.focus({ preventScroll: true })
}
