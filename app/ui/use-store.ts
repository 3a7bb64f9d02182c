import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

interface Source<TState> {
  readonly get: () => TState
  readonly watch: Store<TState>['watch']
}

/** The state of a store, kept up to date; `onServer` is what the server's HTML shows. */
export function useStore<TState>({ get, watch }: Source<TState>, onServer: TState): TState {
  return useSyncExternalStore(watch, get, () => onServer)
}
