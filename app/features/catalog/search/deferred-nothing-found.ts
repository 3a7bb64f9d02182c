import { createDeferredComponent } from '#app/ui/deferred-component.tsx'

/** The empty result page, whose code the loader of a list without results loads. */
export const nothingFound = createDeferredComponent(
  () => import('./nothing-found.tsx'),
  'NothingFound',
)
