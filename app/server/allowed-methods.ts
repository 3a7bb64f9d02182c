const functions = /^\/_serverFn(\/|$)/
const theme = /^\/theme\//
const files = /^\/((media|download|share|sitemap|health)(\/|$)|(sitemap\.xml|robots\.txt)$)/

/**
 * The methods an address answers to, or null where whoever answers decides. Pages take POST as well:
 * a form that is sent before its script has loaded comes back as it was.
 */
export function allowedMethods(path: string): readonly string[] | null {
  if (theme.test(path)) return ['POST']
  if (functions.test(path)) return null
  return files.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}
