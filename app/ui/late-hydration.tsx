import { useHydrated } from '@tanstack/react-router'
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
    let resolve: () => void = () => {}
    this.woken = new Promise((resolved) => (resolve = resolved))
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
    // React hydrates the page during an event, and the part is needed for it.
    if (isTarget(element)) this.wake()
    if (!this.#isAwake) sleep(element, this)
    return () => remove(element)
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
  // Content that is rendered in the browser has nothing to wait for.
  const isRendered = useHydrated()
  if (!isRendered && !sleeper.isAwake) use(sleeper.woken)
  return children
}

function sleep(element: Element, sleeper: Sleeper): void {
  if (sleepers.size === 0) {
    for (const type of wakingEvents) addEventListener(type, wakeTarget, listenerOptions)
    const own = ++round
    whenIdle(() => wakeNext(own))
  }
  sleepers.set(element, sleeper)
}

/** Forgets a part that is awake or has left the page. */
function remove(element: Element): void {
  if (!sleepers.delete(element) || sleepers.size > 0) return
  for (const type of wakingEvents) removeEventListener(type, wakeTarget, listenerOptions)
}

function wake(element: Element): void {
  sleepers.get(element)?.wake()
  remove(element)
}

/** Wakes all parts. Call it before a context changes that they may use. */
export function wakeAll(): void {
  for (const element of sleepers.keys()) wake(element)
}

/** On the window and in the capture phase, because React listens on the document. */
const listenerOptions = { capture: true, passive: true } as const

function wakeTarget({ target }: Event): void {
  for (let element = target; element instanceof Element; element = element.parentElement)
    wake(element)
}

/** Returns whether an element contains the target of the event that is handled now. */
function isTarget(element: Element): boolean {
  const target = globalThis.event?.target
  return target instanceof Node && element.contains(target)
}

/** Counts how often parts have begun to sleep while none did. */
let round = 0

/**
 * Wakes the parts of a round one at a time, so that input never waits for more than one. An earlier
 * round, whose parts are all awake or gone, wakes no part of a later one.
 */
function wakeNext(own: number): void {
  const [next] = sleepers.keys()
  if (!next || own !== round) return
  wake(next)
  whenIdle(() => wakeNext(own))
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, 50)
}
