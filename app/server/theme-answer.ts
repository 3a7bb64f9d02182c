import { serialize } from 'hono/utils/cookie'

const year = 365 * 24 * 60 * 60

/**
 * Keeps the choice of light, dark or system that a form without a script sends to `/theme/dark`, and
 * leads back to the page it was sent from; null for any other address. Other sites choose nothing.
 */
export function themeAnswer({ headers }: Request, path: string): Response | null {
  const theme = /^\/theme\/(light|dark|system)$/.exec(path)?.[1]
  if (theme === undefined) return null
  if (!/^(same-origin|none)$/.test(headers.get('sec-fetch-site') ?? 'none')) {
    return new Response(null, { status: 403 })
  }
  const maxAge = theme === 'system' ? 0 : year
  const cookie = serialize('theme', theme, { path: '/', maxAge, sameSite: 'Lax' })
  return new Response(null, {
    status: 303,
    headers: { location: pageBefore(headers), 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

/** The path the form was on; only ever one of this site, whatever the browser says. */
function pageBefore(headers: Headers): string {
  const url = URL.parse(headers.get('referer') ?? '')
  return url ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
