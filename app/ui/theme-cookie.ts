const secondsPerYear = 365 * 24 * 60 * 60

/**
 * The themes that a visitor can choose; `system` follows the operating system and needs no cookie.
 */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

export const themeCookieName = 'theme'

/** Parses the theme in a cookie or the document; returns `system` for any other value. */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/**
 * Serializes the cookie that stores a theme for a year, for both `Set-Cookie` and
 * `document.cookie`; with HTTPS, it is Secure.
 */
export function serializeThemeCookie(theme: Theme, isHttps: boolean): string {
  const maxAge = theme === 'system' ? 0 : secondsPerYear
  const secure = isHttps ? '; Secure' : ''
  return `${themeCookieName}=${theme}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}
