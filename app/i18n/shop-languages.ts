import { createIsomorphicFn } from '@tanstack/react-start'
import { locales } from '#app/locales/locales.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import type { Languages } from '#app/shop/languages.ts'
import projectConfig from '../../shop.config.ts'

/**
 * Returns the languages of the shop in its order, which the browser reads from the document. Without a
 * request, they are those of the project.
 */
export const getShopLanguages = createIsomorphicFn()
  .server((): Languages => (findRequestScope()?.app.shop.config ?? projectConfig).languages)
  .client(() => (document.documentElement.dataset['languages']?.split(' ') ?? locales) as Languages)

/** Returns the value of the document's `data-languages`; undefined if the shop has all languages. */
export function serializeShopLanguages(): string | undefined {
  const languages = getShopLanguages().join(' ')
  return languages === locales.join(' ') ? undefined : languages
}
