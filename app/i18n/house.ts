import { m } from '#app/paraglide/messages.js'
import { houseLanguage } from './house-language.ts'
import russian from '../../messages/ru/house.json'

/** The texts that the setting HOUSE_LOCALE speaks for; every other text is the visitor's. */
const texts = {
  house_home: m.house_home,
  house_copy: m.house_copy,
  house_request_sent: m.house_request_sent,
  house_settings_group: m.house_settings_group,
} as const

export type HouseKey = keyof typeof texts

/** A text of the house: in the house language where one is set, else in the visitor's. */
export function houseText(key: HouseKey): string {
  const language = houseLanguage()
  if (language === 'ru') return russian[key]
  return language ? texts[key]({}, { locale: language }) : texts[key]()
}
