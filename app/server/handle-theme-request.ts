import { themeCookie, themes } from '#app/ui/theme-cookie.ts'

/**
 * Stores the theme that a form posts to `/theme/dark` without JavaScript and redirects back to its
 * page; null for any other path. Cross-site requests are refused.
 */
export function handleThemeRequest({ headers }: Request, path: string): Response | null {
  const theme = themes.find((one) => path === `/theme/${one}`)
  if (theme === undefined) return null
  if (!/^(same-origin|none)$/.test(headers.get('sec-fetch-site') ?? 'none')) {
    return new Response(null, { status: 403 })
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: refererPath(headers),
      'set-cookie': themeCookie(theme),
      'cache-control': 'no-store',
    },
  })
}

/** The path of the page with the form; always on this site, whatever the Referer header contains. */
function refererPath(headers: Headers): string {
  const url = URL.parse(headers.get('referer') ?? '')
  return url ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
