import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { RequestHandler } from '@tanstack/react-start/server'
import type { Register } from '@tanstack/react-start'
import { defaultLocale, locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { disconnectedStatus } from './buffer-request-body.ts'
import { deferScripts } from './defer-scripts.ts'

/** One framework handler per locale, because each handler caches its asset URLs. */
const handlers = Object.fromEntries(locales.map((locale) => [locale, createHandler(locale)]))

/** Handles the request with the framework; a page links to the assets of the request's locale. */
export const renderPage: RequestHandler<Register> = (...request) => {
  const { locale = defaultLocale, path = '/' } = findRequestScope() ?? {}
  if (serverFnPathWithoutId.test(path)) return new Response(null, { status: 404 })
  const handler = handlers[locale]
  if (!handler) throw new Error(`No handler for the locale ${locale}`)
  return handler(...request)
}

/**
 * The path of a server function request without an id, which the framework cannot handle. `%20`
 * counts as missing, because the framework decodes the path and removes the space.
 */
const serverFnPathWithoutId = /^\/_serverFn\/(?!\w)/

/** The build writes each locale's scripts to its own folder (`scripts/build/locale-chunks.ts`). */
function createHandler(locale: Locale): RequestHandler<Register> {
  return createStartHandler<Register>({
    handler: async (context) => {
      await findRequestScope()?.app.waitToRender?.()
      // The framework has discarded the page, because the client disconnected while waiting.
      if (context.request.signal.aborted) return new Response(null, { status: disconnectedStatus })
      const rendered = await defaultRenderHandler(context)
      const page = rendered instanceof Response ? rendered : rendered.response
      return new Response(deferScripts(await page.text()), page)
    },
    transformAssets: ({ url, kind }) =>
      kind === 'script' ? url.replace(/^\/assets\//, `/assets/${locale}/`) : url,
  })
}
