import { m } from '#app/paraglide/messages.js'
import russian from '../../messages/ru/site.json'
import { siteLocale } from './current-locale.ts'

/** The texts that SITE_LOCALE applies to; every other text is in the visitor's locale. */
const texts = {
  site_home: m.site_home,
  site_copy: m.site_copy,
  site_request_sent: m.site_request_sent,
  site_settings_group: m.site_settings_group,
} as const

export type SiteTextKey = keyof typeof texts

/** A site text: in the site locale if one is set, else in the visitor's. */
export function siteText(key: SiteTextKey): string {
  const locale = siteLocale()
  if (locale === 'ru') return russian[key]
  return locale ? texts[key]({}, { locale }) : texts[key]()
}
