import { createDeferredComponent } from '#app/ui/deferred-component.tsx'

/** The empty result page, loaded by the catalogue's loader if a list has no results. */
export const nothingFound = createDeferredComponent(
  () => import('./nothing-found.tsx'),
  'NothingFound',
)
