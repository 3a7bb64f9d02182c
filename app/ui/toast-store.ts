export type ToastTheme = 'success' | 'danger' | 'grey'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly theme: ToastTheme
  /** A button inside the toast, such as "try again". */
  readonly action?: { readonly label: string; readonly run: () => void }
}

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** How long a toast stays, in milliseconds. */
export const toastTimeout = 5000

/** Shows a toast, newest first; the theme is `danger` unless told otherwise. Returns its id. */
export function showToast(toast: { text: string; theme?: ToastTheme; action?: Toast['action'] }): number {
  const id = nextId++
  toasts = [{ theme: 'danger', ...toast, id }, ...toasts]
  announce()
  return id
}

/** Takes a toast away; an unknown id changes nothing. */
export function closeToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  announce()
}

/** The toasts that show now, newest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls `listener` on each change; returns the way to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
