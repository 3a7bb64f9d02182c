import type { QueryClient } from '@tanstack/react-query'
import type { Navigation } from './navigation.ts'

/** The context of every loader and every `head`. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly navigation: Navigation
}

/** The loader arguments that `loadPage` uses. */
export interface LoaderContext {
  readonly context: RouterContext
  /** Whether the page is only being preloaded. */
  readonly preload: boolean
}
