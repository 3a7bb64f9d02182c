import { createIsomorphicFn } from '@tanstack/react-start'
import { getPageNonce } from '#app/router/page-request.ts'

/**
 * Presses and inputs that happen before React handles events. A script in the document's head
 * records them from the first paint on; they are repeated once the page is hydrated. Links, forms
 * and popovers work by themselves.
 */

interface EarlyEvents {
  readonly targets: Set<HTMLElement>
  readonly stop: () => void
}

declare global {
  var earlyEvents: EarlyEvents | undefined
}

/** Starts to record; the document contains its text, so it uses nothing outside of itself. */
function recordEarlyEvents(): void {
  const targets = new Set<HTMLElement>()
  const types = ['click', 'input', 'focusin']
  const record = (event: Event): void => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const control = target.closest<HTMLElement>(
      event.type === 'click' ? 'button[type=button]:not([popovertarget])' : 'input, select',
    )
    if (!control) return
    // The order of the last events counts.
    targets.delete(control)
    targets.add(control)
  }
  for (const type of types) addEventListener(type, record, true)
  globalThis.earlyEvents = {
    targets,
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

/** Repeats the recorded events; called once the page is hydrated. */
export function repeatEarlyEvents(): void {
  const targets = globalThis.earlyEvents?.targets ?? []
  globalThis.earlyEvents = undefined
  for (const target of targets) if (target.isConnected) repeat(target)
}

function repeat(target: HTMLElement): void {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    // A click changes it back to what the visitor has chosen.
    target.checked = !target.checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    if (target === document.activeElement)
      target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    target.dispatchEvent(new Event('input', { bubbles: true }))
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    target.click()
  }
}
