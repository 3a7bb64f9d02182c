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

/** Milliseconds a modal takes to appear and to disappear. */
export const modalTransitionMs = 300

/**
 * The `z-index` of the lowest modal; each further modal is one higher, and toasts are above all
 * modals.
 */
export const modalLayer = 999

export interface ModalOptions<TResult> {
  /** Shown above the content, and the accessible name. */
  readonly title: string
  /** Renders the content; `close` closes this modal with a result. */
  readonly content: (close: (result?: TResult) => void) => ReactNode
  /** A `modal` zooms in, a `panel` slides up from the bottom, a `side` modal in from the right. */
  readonly type?: 'modal' | 'panel' | 'side'
  /** The maximum width in pixels. */
  readonly width?: number
  /** Pixels around the content of type `modal`; the content of the other types has its own. */
  readonly padding?: number
  /** `white` is a raised surface in the dark theme. */
  readonly background?: 'white' | 'surface'
  /** Whether the close button, a click on the backdrop and Escape close it. */
  readonly closable?: boolean
  /** How content higher than the window overflows. */
  readonly overflow?: 'auto' | 'visible' | 'hidden'
  /** Blurs the page behind. */
  readonly blur?: boolean
  /** Disables scrolling of the page behind. */
  readonly scrollLock?: boolean
  /** Called with the result when the modal closes. */
  readonly onClose?: (result: TResult | undefined) => void
}

export interface OpenModal extends Required<Omit<ModalOptions<unknown>, 'content' | 'onClose'>> {
  readonly id: number
  readonly content: ReactNode
  /** Set while the closing animation runs, before the modal is removed. */
  readonly closed: boolean
  /** The element that had the focus before and gets it back when the modal closes. */
  readonly opener: Element | null
}

interface Closer {
  close(result?: unknown): void
}

const store = createStore<readonly OpenModal[]>([])
const closers = new Map<number, Closer>()
let nextId = 1

/** Opens a modal on top of the others; resolves with the result it is closed with. */
export function openModal<TResult = void>(
  options: ModalOptions<TResult>,
): Promise<TResult | undefined> {
  const { content, onClose, ...look } = options
  const id = nextId++
  return new Promise((resolve) => {
    const close = (result?: TResult) => {
      if (!closers.delete(id)) return
      remove(id)
      onClose?.(result)
      resolve(result)
    }
    // The type of a result passed to `closeModal` is up to its caller.
    closers.set(id, { close })
    const opener = globalThis.document?.activeElement ?? null
    const modal = { ...modalDefaults, ...look, id, content: content(close), closed: false, opener }
    store.set([...store.get(), modal])
  })
}

/** Closes the topmost open modal, or the one with this id; has no effect if there is none. */
export function closeModal(result?: unknown, id = [...closers.keys()].at(-1)): void {
  if (id !== undefined) closers.get(id)?.close(result)
}

/** Closes every modal, the topmost first; their promises resolve with `undefined`. */
export function closeAllModals(): void {
  for (const { close } of [...closers.values()].toReversed()) close()
}

/** The modals on the screen, the lowest first, including closing ones. Stable between changes. */
export const modalsOnScreen = store.get

/** Calls a listener after each change; returns the function that unsubscribes. */
export const subscribeToModals = store.subscribe

function remove(id: number): void {
  store.set(store.get().map((modal) => (modal.id === id ? { ...modal, closed: true } : modal)))
  setTimeout(() => store.set(store.get().filter((modal) => modal.id !== id)), modalTransitionMs)
}
