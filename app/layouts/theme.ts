import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'

const year = 365 * 24 * 60 * 60

/** What a visitor can choose; `system` follows the machine and is remembered by nothing. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

/** The choice of this visitor, from the cookie on the server and from the document in the browser. */
export const currentTheme = createIsomorphicFn()
  .server(() => themeOf(getCookie('theme')))
  .client(() => themeOf(document.documentElement.dataset['theme']))

/** Shows a choice at once and keeps it for a year, in the words the server's own answer has. */
export function chooseTheme(theme: Theme): void {
  const isChosen = theme !== 'system'
  if (isChosen) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
  // The cookie store of newer browsers is not in all of ours.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `theme=${theme}; Max-Age=${isChosen ? year : 0}; Path=/; SameSite=Lax`
}

function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
