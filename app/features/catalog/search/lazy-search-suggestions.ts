import { createLazyComponent } from '#app/ui/lazy-component.tsx'

/** The suggestions, whose code loads with the first focus. Without it, the field still searches. */
export const LazySearchSuggestions = createLazyComponent(
  () => import('./search-suggestions.tsx'),
  'SearchSuggestions',
  () => {},
)
