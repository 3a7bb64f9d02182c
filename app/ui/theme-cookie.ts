const year = 365 * 24 * 60 * 60

/** What a visitor can choose; `system` follows the machine and is remembered by nothing. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

export const themeCookieName = 'theme'

/** The theme that a cookie or a document names; `system` where it names none. */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** The cookie that keeps a choice for a year, as a server sends it and a script writes it. */
export function themeCookie(theme: Theme): string {
  const maxAge = theme === 'system' ? 0 : year
  return `${themeCookieName}=${theme}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
}
