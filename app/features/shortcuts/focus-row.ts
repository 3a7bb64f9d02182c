/** Controls that arrow keys move between in the same column. */
const columns = ['[data-play]', '[data-seek]']

/** Focuses a row, or the control in it that corresponds to `from`. */
export function focusRow(row: HTMLElement, from: Element | null): void {
  const column = columns.find((selector) => from?.closest(selector))
  const control = (column ? row.querySelector<HTMLElement>(column) : null) ?? row
  // Scrolling now would lay out the page at once, and again for the next key.
  control.focus({ preventScroll: true })
  requestAnimationFrame(() => control.scrollIntoView({ block: 'nearest' }))
}
