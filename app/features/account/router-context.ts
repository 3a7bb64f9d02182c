import type { AnyRouteMatch } from '@tanstack/react-router'
import type { AccountStore } from './account-store.ts'

/** What every loader of a page is given. */
export interface RouterContext {
  readonly account: AccountStore
  /** The parts of the page that shows while the next one loads. */
  readonly currentMatches: () => readonly AnyRouteMatch[]
}
