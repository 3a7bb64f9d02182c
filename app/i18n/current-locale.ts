import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { defaultLocale, parseLocaleTag } from '#app/locales/locales.ts'

/** The visitor's language: of this request on the server, of this document in the browser. */
export const currentLocale = createIsomorphicFn()
  .server(() => findRequestScope()?.locale ?? defaultLocale)
  .client(() => parseLocaleTag(document.documentElement.lang) ?? defaultLocale)

overwriteGetLocale(currentLocale)
