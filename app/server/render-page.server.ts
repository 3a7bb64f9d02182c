import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import type { RequestHandler } from '@tanstack/react-start/server'
import type { Register } from '@tanstack/react-start'
import { defaultLocale, locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/** The framework's handlers, one a language: each keeps the addresses of its browser files ready. */
const handlers = Object.fromEntries(locales.map((locale) => [locale, handlerOf(locale)]))

/** Lets the framework answer; a page names the browser files of the request's language. */
export const renderPage: RequestHandler<Register> = (...request) => {
  const { locale = defaultLocale, path = '/' } = findRequestScope() ?? {}
  if (namelessFunction.test(path)) return new Response(null, { status: 404 })
  const handler = handlers[locale]
  if (!handler) throw new Error('A language has no handler')
  return handler(...request)
}

/** A call of a server function that names none, on which the framework fails. */
const namelessFunction = /^\/_serverFn\/(\/|$)/

/** The build writes each language its own files (`scripts/build/language-parts.ts`). */
function handlerOf(locale: Locale): RequestHandler<Register> {
  return createStartHandler<Register>({
    handler: defaultStreamHandler,
    transformAssets: ({ url, kind }) =>
      kind === 'script' ? url.replace(/^\/assets\//, `/assets/${locale}/`) : url,
  })
}
