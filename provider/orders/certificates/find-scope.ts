import type { Dependencies } from '../../dependencies.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { parseLocale } from '../../platform/texts/locales.ts'
import { findLicenceText } from './certificates.store.ts'
import type { Certificate } from './certificates.store.ts'

/**
 * Returns the license of a certificate as Markdown: the version that was shown with the order, in
 * the requested language if the shop still has that version, otherwise in the order's. Returns null
 * if no license was shown.
 */
export async function findScope(
  { db, options }: Pick<Dependencies, 'db' | 'options'>,
  { licenceVersion, locale: orderLocale }: Pick<Certificate, 'licenceVersion' | 'locale'>,
  locale: Locale,
): Promise<{ readonly locale: string; readonly markdown: string } | null> {
  if (licenceVersion === null) return null
  const stored = await findLicenceText(db, licenceVersion)
  const current = options.legalTexts?.get('licence', parseLocale(stored?.locale ?? orderLocale))
  // The translations of a text change together.
  const translated =
    current?.version === licenceVersion ? options.legalTexts?.get('licence', locale) : null
  if (!translated) return stored
  return { locale: translated.locale, markdown: translated.markdown }
}
