import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/server/request-scope.server.ts'
import { currentLocale } from './current-locale.ts'
import { houseLanguageOf } from './house-languages.ts'
import type { HouseLanguage } from './house-languages.ts'
import { languageTags } from './locales.ts'

/** The language of the house, or null where it speaks the visitor's; the document carries it along. */
export const houseLanguage = createIsomorphicFn()
  .server((): HouseLanguage | null => findRequestScope()?.host.settings.houseLocale ?? null)
  .client(() => houseLanguageOf(document.documentElement.dataset['house']))

/** The tag of the language that dates are written in: the house's where one is set. */
export function dateLanguageTag(): string {
  const language = houseLanguage() ?? currentLocale()
  return language === 'ru' ? 'ru' : languageTags[language]
}
