/** One value that is watched: the way from a happening outside of React to what shows it. */
export interface Store<TState> {
  readonly get: () => TState
  readonly set: (state: TState) => void
  /** Calls `listener` on each change; returns the way to stop. */
  readonly watch: (listener: () => void) => () => void
}

/** A store that begins with `initial`; listeners hear of each `set`, in the order they came. */
export function createStore<TState>(initial: TState): Store<TState> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
