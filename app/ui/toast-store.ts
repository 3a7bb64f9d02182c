import { createStore } from './store.ts'
import { toastDefaults, toastRemovalDelay } from './toast-options.ts'

export type ToastTheme = 'success' | 'danger' | 'grey'

export interface ToastOptions {
  readonly text: string
  readonly theme?: ToastTheme
  /** Whether it has a button that closes it. */
  readonly canClose?: boolean
  /** Pixels; narrower where the window is. */
  readonly width?: number
  /** Pixels around the whole of it. */
  readonly padding?: number
  /** How long it stays, in milliseconds, without the time it is held. */
  readonly timeout?: number
  /** A button inside the toast, such as "try again". */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface Toast extends Required<Omit<ToastOptions, 'action'>> {
  readonly id: number
  readonly action?: ToastOptions['action']
  /** Closed: it fades and is about to be removed. */
  readonly closed: boolean
  readonly held: boolean
}

/** Why a toast is held: under the pointer, or with the focus inside. */
export type PauseReason = 'pointer' | 'focus'

interface Countdown {
  timer: ReturnType<typeof setTimeout> | null
  /** When the timer was last set, and how long the toast had left then; milliseconds. */
  since: number
  left: number
  readonly holds: Set<PauseReason>
}

const store = createStore<readonly Toast[]>([])
const countdowns = new Map<number, Countdown>()
let nextId = 1

/** Shows a toast, newest first; the theme is `danger` unless told otherwise. Returns its id. */
export function showToast(options: ToastOptions): number {
  const id = nextId++
  const toast = { ...toastDefaults, ...options, id, closed: false, held: false }
  countdowns.set(id, { timer: null, since: 0, left: toast.timeout, holds: new Set() })
  store.set([toast, ...store.get()])
  run(id)
  return id
}

/** Marks a toast closed, and removes it when it has faded; an unknown id changes nothing. */
export function closeToast(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  halt(countdown)
  countdowns.delete(id)
  change(id, { closed: true })
  setTimeout(() => store.set(store.get().filter((toast) => toast.id !== id)), toastRemovalDelay)
}

/** Stops a toast's time while it is looked at; several reasons may hold it at once. */
export function pauseToast(id: number, hold: PauseReason): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  halt(countdown)
  countdown.holds.add(hold)
  change(id, { held: true })
}

/** Takes one reason away; without any the toast's time runs on from where it stopped. */
export function resumeToast(id: number, hold: PauseReason): void {
  const countdown = countdowns.get(id)
  if (!countdown?.holds.delete(hold) || countdown.holds.size > 0) return
  change(id, { held: false })
  run(id)
}

/** The toasts that are open now, newest first; those that fade are left out. */
export function currentToasts(): readonly Toast[] {
  return store.get().filter((toast) => !toast.closed)
}

/** The toasts on the screen, newest first, with those that fade; the same array until a change. */
export const toastsOnScreen = store.get

/** Calls `listener` on each change; returns the way to stop. */
export const watchToasts = store.watch

function run(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  countdown.since = Date.now()
  countdown.timer = setTimeout(() => closeToast(id), countdown.left)
}

function halt(countdown: Countdown): void {
  if (countdown.timer === null) return
  clearTimeout(countdown.timer)
  countdown.timer = null
  countdown.left = Math.max(0, countdown.left - (Date.now() - countdown.since))
}

function change(id: number, part: Partial<Toast>): void {
  store.set(store.get().map((toast) => (toast.id === id ? { ...toast, ...part } : toast)))
}
