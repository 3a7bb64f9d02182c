const landing = ['/', '/catalog/', '/catalog/$id']

/**
 * What leaves a route's own file for one that comes with its page. Home, the catalogue and a product
 * keep their loaders, so that a visitor on his way there waits for the page and its data at once; of
 * the other routes no first visit pays for how they load.
 */
export function routeParts({ routeId }: { readonly routeId: string }) {
  return landing.includes(routeId) ? undefined : [['component' as const, 'loader' as const]]
}
