/** The controls from which the arrow keys lead to the same control of another row. */
const columns = ['[data-play]', '[data-seek]']

/** Focuses a row of a list, or the same control in it as `from`. */
export function focusRow(row: HTMLElement, from: Element | null): void {
  const column = columns.find((selector) => from?.closest(selector))
  const control = column ? row.querySelector<HTMLElement>(column) : null
  ;(control ?? row).focus()
}
