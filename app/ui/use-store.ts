import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

interface Source<TState> {
  readonly get: () => TState
  readonly subscribe: Store<TState>['subscribe']
}

/** The current state of a store; `serverState` is what the server renders. */
export function useStore<TState>({ get, subscribe }: Source<TState>, serverState: TState): TState {
  return useSyncExternalStore(subscribe, get, () => serverState)
}
