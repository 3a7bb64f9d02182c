import { createIsomorphicFn } from '@tanstack/react-start'
import { waitForNewTask } from '#app/router/wait-for-new-task.ts'
import { getPageNonce } from '#app/router/page-request.ts'

/**
 * Presses and inputs that happen before React handles events. A script in the document's head
 * records them from the first paint on; they are repeated once the page is hydrated. Links, forms
 * and popovers work by themselves.
 */

/** What the visitor has done last with each control: its value, or whether it is checked. */
type Choices = Map<HTMLElement, string | boolean>

interface EarlyEvents {
  readonly choices: Choices
  readonly stop: () => void
}

declare global {
  var earlyEvents: EarlyEvents | undefined
}

/**
 * Starts to record. The document contains the text of this function, so it uses nothing outside of
 * itself, and has no comments. Buttons that open popovers work by themselves.
 */
function recordEarlyEvents(): void {
  const types = ['click', 'input', 'focusin']
  const choices: Choices = new Map()
  const record = ({ type, target }: Event): void => {
    const isClick = type === 'click'
    const selector = isClick ? 'button[type=button]:not([popovertarget])' : 'input,select'
    const control = (target as Element).closest<HTMLInputElement>(selector)
    const isCheckbox = control?.type === 'checkbox'
    if (control) choices.set(control, isCheckbox ? control.checked : control.value)
  }
  for (const type of types) addEventListener(type, record, true)
  const stop = () => types.forEach((type) => removeEventListener(type, record, true))
  globalThis.earlyEvents = { choices, stop }
}

/** The browser keeps the script of the document. */
const getScript = createIsomorphicFn()
  .server(() => `(${recordEarlyEvents})()`.replace(/\s+/g, ' '))
  .client(() => '')

/** The script, which comes first in the document's head. */
export function EarlyEvents() {
  return (
    <script
      nonce={getPageNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: getScript() }}
    />
  )
}

/**
 * Stops recording; called once React has hydrated the layout, and from then on hydrates the part in
 * which an event happens before it handles the event.
 */
export function stopRecording(): void {
  globalThis.earlyEvents?.stop()
}

/**
 * Repeats the recorded events; called once the page is hydrated, in a new task, because React does
 * not hydrate parts while it runs.
 */
export async function repeatEarlyEvents(): Promise<void> {
  await waitForNewTask()
  const choices = globalThis.earlyEvents?.choices ?? []
  globalThis.earlyEvents = undefined
  for (const [control, choice] of choices) if (control.isConnected) repeat(control, choice)
}

/** Repeats an event; hydration has set fields to the values of the URL. */
function repeat(control: HTMLElement, choice: string | boolean): void {
  // React hydrates a part that sleeps before it handles this event.
  control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  if (control instanceof HTMLInputElement && typeof choice === 'boolean') {
    control.checked = !choice
    control.click()
  } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    if (control === document.activeElement)
      control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    control.value = String(choice)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    control.click()
  }
}
