import { waitForNewTask } from '#app/router/wait-for-new-task.ts'

/**
 * What visitors press, choose and type before React handles events. A script in the document's head
 * records it from the first paint on; it is repeated once the page is hydrated. Links, forms and
 * popovers work by themselves.
 */

interface EarlyEvents {
  /** What was done last with each control: its value, or whether it is checked. */
  readonly choices: Map<HTMLElement, string | boolean>
  /** Forgets a control from now on when an event happens in it, instead of recording the event. */
  readonly stop: () => void
  readonly removeListeners: () => void
}

declare global {
  var earlyEvents: EarlyEvents | undefined
}

/**
 * Starts to record. The document contains the text of this function, so it uses nothing outside of
 * itself, and has no comments. Buttons that open popovers work by themselves.
 */
export function recordEarlyEvents(): void {
  const choices = new Map<HTMLElement, string | boolean>()
  let isRecording = true
  const record = ({ type, target }: Event): void => {
    const selector = 'button[type=button]:not([popovertarget])'
    const fields = 'input,select,textarea'
    const control = (target as Element).closest?.<HTMLInputElement>(
      type === 'click' ? selector : fields,
    )
    if (!control) return
    choices.delete(control)
    const isChecked = /checkbox|radio/.test(control.type)
    if (isRecording) choices.set(control, isChecked ? control.checked : control.value)
  }
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  addEventListener('click', record, options)
  addEventListener('input', record, options)
  globalThis.earlyEvents = {
    choices,
    stop: () => (isRecording = false),
    removeListeners: () => listeners.abort(),
  }
}

/**
 * Stops recording; called once React has hydrated the layout, and from then on hydrates the part in
 * which an event happens before it handles the event. It also handles one during which it hydrates.
 */
export function stopRecording(): void {
  const { earlyEvents, event } = globalThis
  earlyEvents?.stop()
  const target = event?.target
  if (!(target instanceof Node)) return
  for (const control of earlyEvents?.choices.keys() ?? [])
    if (control.contains(target)) earlyEvents?.choices.delete(control)
}

/**
 * Repeats what was recorded; called once the page is hydrated, in a new task, because React does
 * not hydrate parts while it runs.
 */
export async function repeatEarlyEvents(): Promise<void> {
  await waitForNewTask()
  const { earlyEvents } = globalThis
  earlyEvents?.removeListeners()
  globalThis.earlyEvents = undefined
  const { activeElement } = document
  // The field shows its suggestions on focus.
  if (activeElement instanceof HTMLInputElement)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (!earlyEvents?.choices.size) return
  const { repeatChoices } = await import('./repeat-choices.ts')
  repeatChoices(earlyEvents.choices)
}
