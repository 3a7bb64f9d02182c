import type { ReactNode } from 'react'
import { createStore } from './store.ts'
import { modalDefaults, modalTransition } from './modal-options.ts'

export interface ModalOptions<TResult> {
  /** What the modal is called; shown above what it holds. */
  readonly title: string
  /** What it holds; `close` ends this modal with a result. */
  readonly content: (close: (result?: TResult) => void) => ReactNode
  /** A `modal` zooms, a `panel` slides up from below, a `side` from the right. */
  readonly type?: 'modal' | 'panel' | 'side'
  /** Pixels; narrower where the window is. */
  readonly width?: number
  /** Pixels around what a modal of type `modal` holds. */
  readonly padding?: number
  /** `white` is the theme's own: white by day, the raised ground by night. */
  readonly background?: 'white' | 'surface'
  /** Whether the visitor may close it: by its button, the backdrop or Escape. */
  readonly closable?: boolean
  /** What becomes of content that is higher than the window. */
  readonly overflow?: 'auto' | 'visible' | 'hidden'
  /** Blurs the page behind. */
  readonly blur?: boolean
  /** Keeps the page behind from scrolling. */
  readonly scrollLock?: boolean
  /** Told the result when the modal closes. */
  readonly onClose?: (result: TResult | undefined) => void
}

export interface OpenModal extends Required<Omit<ModalOptions<unknown>, 'content' | 'onClose'>> {
  readonly id: number
  readonly content: ReactNode
  /** Closed: it leaves the screen and is about to be removed. */
  readonly closed: boolean
  /** What had the focus before, and gets it back. */
  readonly opener: Element | null
}

interface Closer {
  close(result?: unknown): void
}

const store = createStore<readonly OpenModal[]>([])
const closers = new Map<number, Closer>()
let nextId = 1

/** Opens a modal above those that are open; resolves with the result it is closed with. */
export function openModal<TResult = void>(
  options: ModalOptions<TResult>,
): Promise<TResult | undefined> {
  const { content, onClose, ...look } = options
  const id = nextId++
  return new Promise((resolve) => {
    const close = (result?: TResult) => {
      if (!closers.delete(id)) return
      leave(id)
      onClose?.(result)
      resolve(result)
    }
    // Whoever closes the topmost modal from outside answers for the kind of its result.
    closers.set(id, { close })
    const opener = globalThis.document?.activeElement ?? null
    const modal = { ...modalDefaults, ...look, id, content: content(close), closed: false, opener }
    store.set([...store.get(), modal])
  })
}

/** Closes the topmost open modal, or the one with this id; without one it changes nothing. */
export function closeModal(result?: unknown, id = [...closers.keys()].at(-1)): void {
  if (id !== undefined) closers.get(id)?.close(result)
}

/** Closes every modal, the topmost first; their promises resolve without a result. */
export function closeAllModals(): void {
  for (const { close } of [...closers.values()].toReversed()) close()
}

/** The modals on the screen, the lowest first, with those that leave; the same array until a change. */
export const modalsOnScreen = store.get

/** Calls `listener` on each change; returns the way to stop. */
export const watchModals = store.watch

function leave(id: number): void {
  store.set(store.get().map((modal) => (modal.id === id ? { ...modal, closed: true } : modal)))
  setTimeout(() => store.set(store.get().filter((modal) => modal.id !== id)), modalTransition)
}
