import { createLazyComponent } from '#app/ui/lazy-component.tsx'

/** The suggestions, loaded on first focus. The field works without them. */
export const LazySearchSuggestions = createLazyComponent(
  () => import('./search-suggestions.tsx'),
  'SearchSuggestions',
  () => {},
)
