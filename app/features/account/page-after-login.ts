import { currentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { safeBackUrl } from './safe-back-url.ts'

/** Where a login leads: the page wanted before it, else home, in the visitor's language. */
export function pageAfterLogin(backUrl: unknown): string {
  return safeBackUrl(backUrl) ?? localizePath('/', currentLocale())
}
