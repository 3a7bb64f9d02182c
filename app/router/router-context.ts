import type { QueryClient } from '@tanstack/react-query'
import type { Navigation } from './navigation.ts'

/** The context of every loader and every `head`. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly navigation: Navigation
}

/** The loader arguments used by `loadPage`. */
export interface LoaderContext {
  readonly context: RouterContext
  /** True while the page is only being preloaded. */
  readonly preload: boolean
}
