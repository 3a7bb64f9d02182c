const serverFns = /^\/_serverFn(\/|$)/
const theme = /^\/theme\//
const files = /^\/((media|download|share|sitemap|health)(\/|$)|(sitemap\.xml|robots\.txt)$)/

/**
 * Returns the methods that a path allows; null if its handler checks the method itself. Pages also
 * accept POST, because a form submitted before hydration is posted to its own page.
 */
export function allowedMethods(path: string): readonly string[] | null {
  if (theme.test(path)) return ['POST']
  if (serverFns.test(path)) return null
  return files.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}
