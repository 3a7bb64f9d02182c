import { createIsomorphicFn } from '@tanstack/react-start'
import type { SiteLocale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import de from '../../messages/de/site.json'
import en from '../../messages/en/site.json'
import es from '../../messages/es/site.json'
import fr from '../../messages/fr/site.json'
import it from '../../messages/it/site.json'
import nl from '../../messages/nl/site.json'
import ru from '../../messages/ru/site.json'
import { getSiteLocale } from './current-locale.ts'

/** The messages affected by SITE_LOCALE; all others are in the visitor's locale. */
const siteMessages = {
  site_home: m.site_home,
  site_copy: m.site_copy,
  site_request_sent: m.site_request_sent,
  site_settings_group: m.site_settings_group,
} as const

export type SiteMessageKey = keyof typeof siteMessages

type SiteMessages = Readonly<Record<SiteMessageKey, string>>

/**
 * Returns the messages of the site locale; null if none is set. They are embedded in the document
 * for the browser, whose scripts only contain the page's locale.
 */
const getSiteMessages = createIsomorphicFn()
  .server((): SiteMessages | null => {
    const texts: Readonly<Record<SiteLocale, SiteMessages>> = { en, de, nl, it, fr, es, ru }
    const locale = getSiteLocale()
    return locale && texts[locale]
  })
  .client((): SiteMessages | null =>
    JSON.parse(document.documentElement.dataset['siteTexts'] ?? 'null'),
  )

/** Returns the value of `data-site-texts`; undefined if no site locale is set. */
export function serializeSiteMessages(): string | undefined {
  const texts = getSiteMessages()
  if (!texts) return undefined
  const { site_home, site_copy, site_request_sent, site_settings_group } = texts
  return JSON.stringify({ site_home, site_copy, site_request_sent, site_settings_group })
}

/** Returns a site message in the site locale if one is set, else in the visitor's locale. */
export function getSiteMessage(key: SiteMessageKey): string {
  return getSiteMessages()?.[key] ?? siteMessages[key]()
}
