const serverFnPathPattern = /^\/_serverFn(\/|$)/
const themePathPattern = /^\/theme\//
const readOnlyPathPattern =
  /^\/((media|download|share|sitemap|health)(\/|$)|(sitemap\.xml|robots\.txt|icon\.svg|logo\.svg|favicon\.ico|apple-touch-icon\.png)$)/

/**
 * Returns the methods that a path allows; null if its handler checks the method itself. Pages also
 * accept POST, because a form submitted before hydration is posted to its own page.
 */
export function getAllowedMethods(path: string): readonly string[] | null {
  if (themePathPattern.test(path)) return ['POST']
  if (serverFnPathPattern.test(path)) return null
  return readOnlyPathPattern.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}
