import { parse } from 'hono/utils/cookie'
import { parseTheme, themeCookieName } from '#app/ui/theme-cookie.ts'
import type { Theme } from '#app/ui/theme-cookie.ts'

/** Returns the theme that the visitor chose, of a request outside the router. */
export function readThemeCookie(headers: Headers): Theme {
  return parseTheme(parse(headers.get('cookie') ?? '', themeCookieName)[themeCookieName])
}
