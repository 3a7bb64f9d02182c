import {
  progressDuration,
  progressFailureRest,
  progressLimit,
  progressRest,
  progressTick,
} from './progress-options.ts'
import { createStore } from './store.ts'
import type { Store } from './store.ts'

export interface ProgressState {
  readonly phase: 'hidden' | 'running' | 'paused' | 'finished' | 'failed'
  /** From 0 to 100. */
  readonly percent: number
}

export const hiddenProgress: ProgressState = { phase: 'hidden', percent: 0 }

export interface Progress extends Pick<Store<ProgressState>, 'get' | 'watch'> {
  /** Begins at 0; while a failure is still seen, only when that is over. */
  readonly start: () => void
  /** Holds the bar where it is; `resume` goes on. */
  readonly pause: () => void
  readonly resume: () => void
  /** Puts a bar that shows to a percentage from 0 to 100. */
  readonly set: (percent: number) => void
  /** Fills the bar, then hides it. */
  readonly finish: () => void
  /** Fills the bar in its failure style, then hides it; without a load it changes nothing. */
  readonly fail: () => void
}

/**
 * The bar of a load whose length nobody knows: random steps up to a limit, where it waits for the
 * end. `random` answers from 0 up to 1; a step is as long as the whole duration asks for, on average.
 */
export function createProgress(random: () => number = Math.random): Progress {
  const store = createStore(hiddenProgress)
  let timer: ReturnType<typeof setTimeout> | undefined
  let loading = false

  const show = (phase: ProgressState['phase'], percent: number) => store.set({ phase, percent })
  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }
  const step = () => {
    const { percent } = store.get()
    if (percent > progressLimit) return
    show('running', Math.min(99, percent + (random() * 2 * 100 * progressTick) / progressDuration))
    later(step, progressTick)
  }
  const begin = () => {
    show('running', 0)
    later(step, progressTick)
  }
  const rest = (phase: 'finished' | 'failed', milliseconds: number) => {
    show(phase, 100)
    later(() => (loading ? begin() : store.set(hiddenProgress)), milliseconds)
  }
  const isUnderWay = () => ['running', 'paused'].includes(store.get().phase)

  return {
    get: store.get,
    watch: store.watch,
    start: () => {
      loading = true
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
      later(step, progressTick)
    },
    set: (percent) => {
      const { phase } = store.get()
      if (isUnderWay()) show(phase, Math.min(100, Math.max(0, percent)))
    },
    finish: () => {
      loading = false
      if (isUnderWay()) rest('finished', progressRest)
    },
    fail: () => {
      loading = false
      if (isUnderWay()) rest('failed', progressFailureRest)
    },
  }
}
