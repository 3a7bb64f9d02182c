import { m } from '#app/paraglide/messages.js'
import { siteLocale } from './site-locale.ts'
import russian from '../../messages/ru/site.json'

/** The texts that the setting SITE_LOCALE speaks for; every other text is the visitor's. */
const texts = {
  site_home: m.site_home,
  site_copy: m.site_copy,
  site_request_sent: m.site_request_sent,
  site_settings_group: m.site_settings_group,
} as const

export type SiteTextKey = keyof typeof texts

/** A text of the house: in the house language where one is set, else in the visitor's. */
export function siteText(key: SiteTextKey): string {
  const language = siteLocale()
  if (language === 'ru') return russian[key]
  return language ? texts[key]({}, { locale: language }) : texts[key]()
}
