/** The ids of the pages that most visits begin with. */
export const landingRoutes: readonly string[] = ['/', '/catalog/', '/catalog/$id']

/**
 * Returns the parts of a route file that the router splits off into chunks. The home, catalogue and
 * product pages keep their loaders in the entry chunk, so that a navigation loads the page's chunk
 * and its data in parallel. The loaders of all other routes load with their pages, which keeps a
 * first visit small.
 */
export function splitRouteChunks({ routeId }: { readonly routeId: string }) {
  return landingRoutes.includes(routeId) ? undefined : [['component' as const, 'loader' as const]]
}
