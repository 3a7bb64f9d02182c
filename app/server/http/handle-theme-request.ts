import { serializeThemeCookie, themes } from '#app/ui/theme-cookie.ts'

/**
 * Stores the theme from a form posted without JavaScript, for example to `/theme/dark`, and
 * redirects back to the form's page; returns null for other paths. Rejects cross-site requests.
 * With HTTPS, the cookie is Secure.
 */
export function handleThemeRequest(
  { headers }: Request,
  path: string,
  isHttps: boolean,
): Response | null {
  const theme = themes.find((one) => path === `/theme/${one}`)
  if (theme === undefined) return null
  if (!/^(same-origin|none)$/.test(headers.get('sec-fetch-site') ?? 'none')) {
    return new Response(null, { status: 403 })
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: getRefererPath(headers),
      'set-cookie': serializeThemeCookie(theme, isHttps),
      'cache-control': 'no-store',
    },
  })
}

/**
 * Returns the path of the form's page, which is always on this site, whatever the Referer header
 * contains.
 */
function getRefererPath(headers: Headers): string {
  const url = URL.parse(headers.get('referer') ?? '')
  // Other schemes allow backslashes in paths, which browsers read as slashes.
  if (url === null || !/^https?:$/.test(url.protocol)) return '/'
  return url.pathname.replace(/^\/+/, '/') + url.search
}
