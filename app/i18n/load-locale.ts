import { createIsomorphicFn } from '@tanstack/react-start'
import type { Locale } from '#app/locales/locales.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Loads the messages of one locale. If that fails, logs the failure and loads those of `fallback`;
 * rejects only if that fails too.
 */
export async function loadLocale<TLoaded>(
  loaders: Readonly<Record<Locale, () => Promise<TLoaded>>>,
  locale: Locale,
  fallback: Locale,
): Promise<TLoaded> {
  try {
    return await loaders[locale]()
  } catch (error) {
    logLoadFailure(locale, String(error))
    if (locale === fallback) throw error
    return loadLocale(loaders, fallback, fallback)
  }
}

const logLoadFailure = createIsomorphicFn()
  .server((locale: Locale, reason: string) => {
    const scope = findRequestScope()
    scope?.app.log('error', 'Failed locale loading', {
      requestId: scope.requestId,
      locale,
      reason,
    })
  })
  .client((locale: Locale, reason: string) => {
    // The console is the only log in the browser.
    // oxlint-disable-next-line no-console
    console.error('Failed locale loading', locale, reason)
  })
