import { createStore } from './store.ts'

const toastDefaults = {
  theme: 'danger',
  canClose: true,
  width: 500,
  padding: 0,
  timeout: 5000,
} as const

/** The delay between closing a toast and removing it, while it fades out, in milliseconds. */
export const toastRemovalDelayMs = 300

type ToastTheme = 'success' | 'danger' | 'grey'

export interface ToastOptions {
  readonly text: string
  readonly theme?: ToastTheme
  /** True to show a close button. */
  readonly canClose?: boolean
  /** The maximum width in pixels. */
  readonly width?: number
  /** The padding in pixels. */
  readonly padding?: number
  /** The time until the toast closes, not counting pauses, in milliseconds. */
  readonly timeout?: number
  /** A button inside the toast, such as "Try again". */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** The id of a toast whose place it takes, if that is still on the screen. */
  readonly replaces?: number
}

export interface Toast extends Required<Omit<ToastOptions, 'action' | 'replaces'>> {
  readonly id: number
  readonly action?: ToastOptions['action']
  /** True while the toast fades out, before it is removed. */
  readonly closed: boolean
  readonly paused: boolean
}

/** A toast is paused while the pointer is over it or the focus is inside. */
export type PauseReason = 'pointer' | 'focus'

interface Countdown {
  timer: ReturnType<typeof setTimeout> | null
  /** When the timer was last set, in milliseconds since the epoch. */
  startedAt: number
  /** The remaining time when the timer was set, in milliseconds. */
  remainingMs: number
  readonly pauseReasons: Set<PauseReason>
}

const store = createStore<readonly Toast[]>([])
const countdowns = new Map<number, Countdown>()
let nextId = 1

/**
 * Shows a toast above the others and returns its id; the default theme is `danger`. It takes the
 * place of one that says the same.
 */
export function showToast({ replaces, ...options }: ToastOptions): number {
  const id = nextId++
  const toast = { ...toastDefaults, ...options, id, closed: false, paused: false }
  countdowns.set(id, {
    timer: null,
    startedAt: 0,
    remainingMs: toast.timeout,
    pauseReasons: new Set(),
  })
  const others = store.get().filter((other) => {
    const isReplaced = other.id === replaces || other.text === toast.text
    if (isReplaced) forget(other.id)
    return !isReplaced
  })
  store.set([toast, ...others])
  startTimer(id)
  return id
}

/** Closes a toast and removes it once it has faded out; does nothing if the id is unknown. */
export function closeToast(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  forget(id)
  updateToast(id, { closed: true })
  setTimeout(() => store.set(store.get().filter((toast) => toast.id !== id)), toastRemovalDelayMs)
}

/** Pauses the countdown of a toast until every reason is removed. */
export function pauseToast(id: number, reason: PauseReason): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  stopTimer(countdown)
  countdown.pauseReasons.add(reason)
  updateToast(id, { paused: true })
}

/** Removes one reason; the countdown continues when none is left. */
export function resumeToast(id: number, reason: PauseReason): void {
  const countdown = countdowns.get(id)
  if (!countdown?.pauseReasons.delete(reason) || countdown.pauseReasons.size > 0) return
  updateToast(id, { paused: false })
  startTimer(id)
}

/** Returns the open toasts, newest first, without those fading out. */
export function getOpenToasts(): readonly Toast[] {
  return store.get().filter((toast) => !toast.closed)
}

/**
 * Returns the toasts on screen, newest first, including those fading out; the same array until the
 * next change.
 */
export const getToastsOnScreen = store.get

/** Calls a listener after each change; returns an unsubscribe function. */
export const subscribeToToasts = store.subscribe

function forget(id: number): void {
  const countdown = countdowns.get(id)
  if (countdown) stopTimer(countdown)
  countdowns.delete(id)
}

function startTimer(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  countdown.startedAt = Date.now()
  countdown.timer = setTimeout(() => closeToast(id), countdown.remainingMs)
}

function stopTimer(countdown: Countdown): void {
  if (countdown.timer === null) return
  clearTimeout(countdown.timer)
  countdown.timer = null
  const elapsedMs = Date.now() - countdown.startedAt
  countdown.remainingMs = Math.max(0, countdown.remainingMs - elapsedMs)
}

function updateToast(id: number, changes: Partial<Toast>): void {
  store.set(store.get().map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)))
}
