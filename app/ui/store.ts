import { useSyncExternalStore } from 'react'

/** An observable value outside React; components read it with `useStore`. */
export interface Store<TState> {
  readonly get: () => TState
  readonly set: (state: TState) => void
  /** Calls `listener` after each change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a store with the value `initial`; each `set` calls the listeners in order of
 * subscription.
 */
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

interface StoreSource<TState> {
  readonly get: () => TState
  readonly subscribe: Store<TState>['subscribe']
}

/** Returns the current state of a store; `serverState` on the server and during hydration. */
export function useStore<TState>(
  { get, subscribe }: StoreSource<TState>,
  serverState: TState,
): TState {
  return useSyncExternalStore(subscribe, get, () => serverState)
}
