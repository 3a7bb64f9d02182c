const landingRoutes = ['/', '/catalog/', '/catalog/$id']

/**
 * What the router's code splitting moves out of a route's file. Home, the catalogue and a product keep
 * their loaders in the entry, so a navigation to them loads the page's chunk and its data in parallel.
 * The loaders of all other routes load with their pages, so a first visit does not pay for them.
 */
export function routeChunks({ routeId }: { readonly routeId: string }) {
  return landingRoutes.includes(routeId) ? undefined : [['component' as const, 'loader' as const]]
}
