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

/** Starts to record; the document contains its text, so it uses nothing outside of itself. */
function recordEarlyEvents(): void {
  const choices: Choices = new Map()
  const types = ['click', 'input', 'focusin']
  const record = (event: Event): void => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const control = target.closest<HTMLElement>(
      event.type === 'click' ? 'button[type=button]:not([popovertarget])' : 'input, select',
    )
    if (!control) return
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox'
    choices.set(control, isCheckbox ? control.checked : isField ? control.value : '')
  }
  for (const type of types) addEventListener(type, record, true)
  globalThis.earlyEvents = {
    choices,
    stop: () => {
      for (const type of types) removeEventListener(type, record, true)
    },
  }
}

/** The browser keeps the script of the document. */
const getScript = createIsomorphicFn()
  .server(() => `(${recordEarlyEvents})()`)
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
