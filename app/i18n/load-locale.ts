import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { defaultLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/**
 * Loads what is written in one language. Where that fails, the failure is logged and English stands
 * in; rejects only when English cannot be loaded either.
 */
export async function loadLocale<TLoaded>(
  loaders: Readonly<Record<Locale, () => Promise<TLoaded>>>,
  locale: Locale,
): Promise<TLoaded> {
  try {
    return await loaders[locale]()
  } catch (error) {
    logFailedLoading(locale, String(error))
    if (locale === defaultLocale) throw error
    return loadLocale(loaders, defaultLocale)
  }
}

const logFailedLoading = createIsomorphicFn()
  .server((locale: Locale, reason: string) => {
    const scope = findRequestScope()
    scope?.app.log('error', 'Failed locale loading', {
      requestId: scope.requestId,
      locale,
      reason,
    })
  })
  .client((locale: Locale, reason: string) => {
    // A browser has no other log.
    // oxlint-disable-next-line no-console
    console.error('Failed locale loading', locale, reason)
  })
