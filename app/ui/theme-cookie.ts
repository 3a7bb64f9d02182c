const yearInSeconds = 365 * 24 * 60 * 60

/** The choices of a visitor; `system` follows the operating system and stores no cookie. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

export const themeCookieName = 'theme'

/** The theme named by a cookie or by the document; `system` for anything else. */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** The cookie that stores a theme for a year, for `Set-Cookie` and `document.cookie` alike. */
export function themeCookie(theme: Theme): string {
  const maxAge = theme === 'system' ? 0 : yearInSeconds
  return `${themeCookieName}=${theme}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
}
