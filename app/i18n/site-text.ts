import type { SiteLocale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import de from '../../messages/de/site.json'
import en from '../../messages/en/site.json'
import es from '../../messages/es/site.json'
import fr from '../../messages/fr/site.json'
import it from '../../messages/it/site.json'
import nl from '../../messages/nl/site.json'
import ru from '../../messages/ru/site.json'
import { siteLocale } from './current-locale.ts'

/** The texts that SITE_LOCALE applies to; every other text is in the visitor's locale. */
const messages = {
  site_home: m.site_home,
  site_copy: m.site_copy,
  site_request_sent: m.site_request_sent,
  site_settings_group: m.site_settings_group,
} as const

export type SiteTextKey = keyof typeof messages

/** The same texts by locale: the messages in the browser are compiled for the page's locale alone. */
const texts: Readonly<Record<SiteLocale, Readonly<Record<SiteTextKey, string>>>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
  ru,
}

/** A site text: in the site locale if one is set, else in the visitor's. */
export function siteText(key: SiteTextKey): string {
  const locale = siteLocale()
  return locale ? texts[locale][key] : messages[key]()
}
