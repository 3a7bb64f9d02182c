import { parse } from 'hono/utils/cookie'
import { isLocale } from '#app/locales/locales.ts'
import { localeCookieName } from './negotiate-locale.ts'

/** A locale that a request names, in its path or its cookie, and the shop does not speak; else null. */
export function unsupportedLocale(pathname: string, headers: Headers): string | null {
  const [, first = ''] = pathname.split('/')
  if (/^[a-z]{2}(-[A-Za-z]{2})?$/.test(first) && !isLocale(first)) return first
  const remembered = parse(headers.get('cookie') ?? '', localeCookieName)[localeCookieName]
  // What a cookie holds is the visitor's to choose; a log line stays short.
  return remembered === undefined || isLocale(remembered) ? null : remembered.slice(0, 35)
}
