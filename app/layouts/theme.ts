import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { serializeThemeCookie, themeCookieName, parseTheme } from '#app/ui/theme-cookie.ts'
import type { Theme } from '#app/ui/theme-cookie.ts'

/**
 * Returns the theme the visitor chose, from the cookie on the server and from the document in the
 * browser.
 */
export const getCurrentTheme = createIsomorphicFn()
  .server(() => parseTheme(getCookie(themeCookieName)))
  .client(() => parseTheme(document.documentElement.dataset['theme']))

/** Applies a theme and stores it in the cookie. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // Not every supported browser has the Cookie Store API.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = serializeThemeCookie(theme, location.protocol === 'https:')
}
