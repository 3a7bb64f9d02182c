/**
 * Repeats what was done with controls before React handled events, in its order: for each control,
 * its value or whether it is checked.
 */
export function repeatChoices(choices: ReadonlyMap<HTMLElement, string | boolean>): void {
  for (const [control, choice] of choices) if (control.isConnected) repeat(control, choice)
}

function repeat(control: HTMLElement, choice: string | boolean): void {
  // React hydrates a part that sleeps before it handles this event. A mouse would press the control.
  const touch = { bubbles: true, pointerType: 'touch' }
  control.dispatchEvent(new PointerEvent('pointerdown', touch))
  if (control instanceof HTMLInputElement && typeof choice === 'boolean') {
    // The radio button that another one has replaced needs no event.
    if (control.type === 'radio' && !choice) return
    control.checked = !choice
    control.click()
  } else if (control instanceof HTMLButtonElement) {
    control.click()
  } else {
    if (!isFile(control)) setValue(control, String(choice))
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Scripts cannot choose a file again, but the browser keeps it. */
function isFile(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === 'file'
}

/**
 * Sets the value that hydration may have replaced by that of the URL. React ignores an event of a
 * field whose value it has set itself or seen before, so it sees an empty one first, and then the
 * setter of the element's class, which React does not see, sets the value.
 */
function setValue(control: HTMLElement, value: string): void {
  Reflect.set(control, 'value', '')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
}
