import { createStore } from './store.ts'
import type { Store } from './store.ts'

/** The interval between two steps of the bar, in milliseconds. */
const tickMs = 100

/** The average time to reach 100 percent if the bar is not stopped, in milliseconds. */
const averageDurationMs = 3000

/** The percentage at which the bar waits for the load to end. */
const maxRunningPercent = 85

/** How long the full bar stays visible, in milliseconds. */
const finishedDurationMs = 300

/** How long a failure stays visible, even if another load begins, in milliseconds. */
const failedDurationMs = 1500

export interface ProgressState {
  readonly phase: 'hidden' | 'running' | 'paused' | 'finished' | 'failed'
  /** From 0 to 100. */
  readonly percent: number
}

export const hiddenProgress: ProgressState = { phase: 'hidden', percent: 0 }

export interface Progress extends Pick<Store<ProgressState>, 'get' | 'subscribe'> {
  /** Starts at 0; waits until a visible failure is hidden. */
  readonly start: () => void
  /** Pauses the bar at its current value until `resume` is called. */
  readonly pause: () => void
  readonly resume: () => void
  /** Sets a visible bar to a percentage from 0 to 100. */
  readonly set: (percent: number) => void
  /** Fills the bar, then hides it. */
  readonly finish: () => void
  /** Fills the bar in its failure style, then hides it; does nothing if no load is running. */
  readonly fail: () => void
}

/**
 * Creates the progress of a load of unknown duration: it advances in random steps up to a limit,
 * where it waits for the end. `random` returns a number from 0 to 1, like `Math.random`.
 */
export function createProgress(random: () => number = Math.random): Progress {
  const store = createStore(hiddenProgress)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoading = false

  const show = (phase: ProgressState['phase'], percent: number) => store.set({ phase, percent })
  const schedule = (callback: () => void, milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(callback, milliseconds)
  }
  const step = () => {
    const { percent } = store.get()
    if (percent > maxRunningPercent) return
    show('running', Math.min(99, percent + (random() * 2 * 100 * tickMs) / averageDurationMs))
    schedule(step, tickMs)
  }
  const begin = () => {
    show('running', 0)
    schedule(step, tickMs)
  }
  const end = (phase: 'finished' | 'failed', milliseconds: number) => {
    show(phase, 100)
    schedule(() => (isLoading ? begin() : store.set(hiddenProgress)), milliseconds)
  }
  const isActive = () => ['running', 'paused'].includes(store.get().phase)

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      isLoading = true
      if (store.get().phase !== 'failed') begin()
    },
    pause: () => {
      if (store.get().phase !== 'running') return
      clearTimeout(timer)
      show('paused', store.get().percent)
    },
    resume: () => {
      if (store.get().phase !== 'paused') return
      show('running', store.get().percent)
      schedule(step, tickMs)
    },
    set: (percent) => {
      const { phase } = store.get()
      if (isActive()) show(phase, Math.min(100, Math.max(0, percent)))
    },
    finish: () => {
      isLoading = false
      if (isActive()) end('finished', finishedDurationMs)
    },
    fail: () => {
      isLoading = false
      if (isActive()) end('failed', failedDurationMs)
    },
  }
}

/** The progress of the page load, shown as a bar at the top of the page. */
export const pageProgress = createProgress()
