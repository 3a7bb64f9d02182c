import { themeCookie, themes } from '#app/ui/theme-cookie.ts'

/**
 * Keeps the choice of light, dark or system that a form without a script sends to `/theme/dark`, and
 * leads back to the page it was sent from; null for any other address. Other sites choose nothing.
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
      location: pageBefore(headers),
      'set-cookie': themeCookie(theme),
      'cache-control': 'no-store',
    },
  })
}

/** The path the form was on; only ever one of this site, whatever the browser says. */
function pageBefore(headers: Headers): string {
  const url = URL.parse(headers.get('referer') ?? '')
  return url ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
