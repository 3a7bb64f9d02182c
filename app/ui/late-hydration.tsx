import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'

/**
 * Parts of a first page that React takes over late: when they are first used, when their props
 * change, or when the browser is idle. Until then, the server's HTML stays, and its links and forms
 * work. An event that wakes a part is handled by it, because React hydrates synchronously for events
 * such as a click.
 */

/** The sleeping parts by their elements. */
const sleepers = new Map<Element, Sleeper>()

/** The events that wake the part they happen in, before React handles them. */
const wakingEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/** Whether React may hydrate a part. Only parts of the first page, from the server, sleep. */
class Sleeper {
  readonly woken: Promise<void>
  readonly wake: () => void
  #isAwake = typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset
  #isMounted = false

  constructor() {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.woken = promise
    this.wake = () => {
      this.#isAwake = true
      resolve()
    }
  }

  get isAwake(): boolean {
    return this.#isAwake
  }

  /** Wakes the part if it is rendered again, because React does not know its content yet. */
  wakeForUpdate(): void {
    if (this.#isMounted) this.wake()
  }

  readonly attach = (element: HTMLElement | null) => {
    if (!element) return
    this.#isMounted = true
    if (!this.#isAwake) sleep(element, this)
    return () => {
      sleepers.delete(element)
    }
  }
}

/**
 * Makes the content of an element hydrate late. Returns the `ref` of the element and the `sleeper`
 * of its `LateContent`.
 */
export function useLateHydration() {
  const [sleeper] = useState(() => new Sleeper())
  sleeper.wakeForUpdate()
  return { ref: sleeper.attach, sleeper }
}

interface LateContentProps {
  readonly sleeper: Sleeper
  readonly children: ReactNode
}

/** The content of an element whose hydration is late. */
export function LateContent({ sleeper, children }: LateContentProps) {
  return (
    // The fallback shows the same content, if a context changes while it sleeps.
    <Suspense fallback={children}>
      <Awake sleeper={sleeper}>{children}</Awake>
    </Suspense>
  )
}

function Awake({ sleeper, children }: LateContentProps) {
  if (!sleeper.isAwake) use(sleeper.woken)
  return children
}

function sleep(element: Element, sleeper: Sleeper): void {
  if (sleepers.size === 0) {
    for (const type of wakingEvents) addEventListener(type, wakeTarget, listenerOptions)
    whenIdle(wakeNext)
  }
  sleepers.set(element, sleeper)
}

/** On the window and in the capture phase, because React listens on the document. */
const listenerOptions = { capture: true, passive: true } as const

function wakeTarget({ target }: Event): void {
  for (let element = target; element instanceof Element; element = element.parentElement)
    wake(element)
}

function wake(element: Element): void {
  sleepers.get(element)?.wake()
  if (!sleepers.delete(element) || sleepers.size > 0) return
  for (const type of wakingEvents) removeEventListener(type, wakeTarget, listenerOptions)
}

/** Wakes one part at a time, so that input never waits for more than one. */
function wakeNext(): void {
  const [next] = sleepers.keys()
  if (!next) return
  wake(next)
  whenIdle(wakeNext)
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, 50)
}
