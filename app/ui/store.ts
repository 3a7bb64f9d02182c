/** One observable value outside of React; components read it with `useStore`. */
export interface Store<TState> {
  readonly get: () => TState
  readonly set: (state: TState) => void
  /** Calls `listener` after each change; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that starts with `initial`; each `set` calls the listeners in order of subscription. */
export function createStore<TState>(initial: TState): Store<TState> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
