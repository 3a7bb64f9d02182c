import type { QueryClient } from '@tanstack/react-query'
import type { Navigation } from './navigation.ts'

/** What every loader and every `head` can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly navigation: Navigation
}

/** The part of a loader's arguments that fetching a query needs. */
export interface LoaderContext {
  readonly context: RouterContext
  /** Whether the page is only being preloaded. */
  readonly preload: boolean
}
