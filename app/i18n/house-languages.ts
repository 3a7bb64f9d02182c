import { locales } from './locales.ts'

/** What the setting HOUSE_LOCALE may name: the shop's languages, and Russian for the house texts alone. */
export const houseLanguages = [...locales, 'ru'] as const

export type HouseLanguage = (typeof houseLanguages)[number]

/** The house language of a code, or null where it is none. */
export function houseLanguageOf(code: string | undefined): HouseLanguage | null {
  return houseLanguages.find((language) => language === code) ?? null
}
