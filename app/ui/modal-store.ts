import type { ReactNode } from 'react'
import { createStore } from './store.ts'

const modalDefaults = {
  type: 'modal',
  width: 700,
  padding: 20,
  background: 'white',
  closable: true,
  overflow: 'auto',
  blur: false,
  scrollLock: true,
} as const

/** How long a modal takes to appear or disappear, in milliseconds. */
export const modalTransitionMs = 300

/**
 * The `z-index` of the lowest modal; each further modal is one higher, and toasts are above all
 * modals.
 */
export const modalZIndex = 999

export interface ModalOptions<TResult> {
  /** The heading above the content, and the accessible name. */
  readonly title: string
  /** Renders the content; `close` closes this modal with a result. */
  readonly content: (close: (result?: TResult) => void) => ReactNode
  /**
   * A `modal` zooms in, a `panel` slides up from the bottom, a `side` modal slides in from the
   * right.
   */
  readonly type?: 'modal' | 'panel' | 'side'
  /** The maximum width in pixels. */
  readonly width?: number
  /**
   * The padding in pixels of a modal of type `modal`; the content of the other types sets its own.
   */
  readonly padding?: number
  /** `white` is a raised surface in the dark theme. */
  readonly background?: 'white' | 'surface'
  /** True to let the close button, a click on the backdrop and Escape close the modal. */
  readonly closable?: boolean
  /** How content taller than the window overflows. */
  readonly overflow?: 'auto' | 'visible' | 'hidden'
  /** Blurs the page behind the modal. */
  readonly blur?: boolean
  /** Disables scrolling of the page behind the modal. */
  readonly scrollLock?: boolean
  /** Called with the result when the modal closes. */
  readonly onClose?: (result: TResult | undefined) => void
}

export interface OpenModal extends Required<Omit<ModalOptions<unknown>, 'content' | 'onClose'>> {
  readonly id: number
  readonly content: ReactNode
  /** True during the closing animation, before the modal is removed. */
  readonly closed: boolean
  /** The element that had the focus before the modal opened; it gets the focus back. */
  readonly opener: Element | null
}

interface Closer {
  close(result?: unknown): void
}

const store = createStore<readonly OpenModal[]>([])
const closers = new Map<number, Closer>()
let nextId = 1

/** Opens a modal on top of the others; resolves to the result it is closed with. */
export function openModal<TResult = void>(
  options: ModalOptions<TResult>,
): Promise<TResult | undefined> {
  const { content, onClose, ...look } = options
  const id = nextId++
  return new Promise((resolve) => {
    const close = (result?: TResult) => {
      if (!closers.delete(id)) return
      removeModal(id)
      onClose?.(result)
      resolve(result)
    }
    // Callers of `closeModal` are responsible for the type of the result.
    closers.set(id, { close })
    const opener = globalThis.document?.activeElement ?? null
    const modal = { ...modalDefaults, ...look, id, content: content(close), closed: false, opener }
    store.set([...store.get(), modal])
  })
}

/**
 * Closes the modal with the given id, by default the topmost open one; does nothing if there is no
 * such modal.
 */
export function closeModal(result?: unknown, id = [...closers.keys()].at(-1)): void {
  if (id !== undefined) closers.get(id)?.close(result)
}

/** Closes every modal, the topmost first; their promises resolve to `undefined`. */
export function closeAllModals(): void {
  for (const { close } of [...closers.values()].toReversed()) close()
}

/**
 * Returns the modals on screen, lowest first, including closing ones; the same array until the next
 * change.
 */
export const getModalsOnScreen = store.get

/** Calls a listener after each change; returns an unsubscribe function. */
export const subscribeToModals = store.subscribe

function removeModal(id: number): void {
  store.set(store.get().map((modal) => (modal.id === id ? { ...modal, closed: true } : modal)))
  setTimeout(() => store.set(store.get().filter((modal) => modal.id !== id)), modalTransitionMs)
}
