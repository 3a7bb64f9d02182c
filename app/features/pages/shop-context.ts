import type { AnyRouteMatch } from '@tanstack/react-router'
import type { AccountStore } from '#app/features/account/account-store.ts'

/** What every loader of a page is given. */
export interface ShopContext {
  readonly account: AccountStore
  /** The parts of the page that shows while the next one loads. */
  readonly shownMatches: () => readonly AnyRouteMatch[]
}
