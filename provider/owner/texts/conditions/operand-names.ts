import type { Locale } from '../../../platform/texts/locales.ts'

/** What stands for an email address in a command that the owner completes. */
export const addressOperands: Readonly<Record<Locale, string>> = {
  en: 'ADDRESS',
  de: 'ADRESSE',
  nl: 'ADRES',
  it: 'INDIRIZZO',
  fr: 'ADRESSE',
  es: 'DIRECCIÓN',
}
