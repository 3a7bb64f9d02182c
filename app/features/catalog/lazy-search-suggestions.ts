import { createLazyComponent } from '#app/ui/lazy-component.tsx'

/** The suggestions, whose code loads with the first focus. Without it, the field still searches. */
export const LazySearchSuggestions = createLazyComponent(
  async () => (await import('./search-suggestions.tsx')).SearchSuggestions,
  () => {},
)
