import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

interface StoreSource<TState> {
  readonly get: () => TState
  readonly subscribe: Store<TState>['subscribe']
}

/** Returns the current state of a store; the server renders `serverState`. */
export function useStore<TState>(
  { get, subscribe }: StoreSource<TState>,
  serverState: TState,
): TState {
  return useSyncExternalStore(subscribe, get, () => serverState)
}
