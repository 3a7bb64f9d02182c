import { createBusyResponse } from '#app/features/errors/busy-response.server.ts'
import { m } from '#app/paraglide/messages.js'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readThemeCookie } from '#app/server/http/read-theme-cookie.ts'
import type { Theme } from '#app/ui/theme-cookie.ts'
import { renderStaticPage } from './render-static-page.server.tsx'

/** When a visitor may try again, in seconds. */
const retryAfterSeconds = 5

/** The shortest time between two log entries, in milliseconds. */
const logIntervalMs = 60_000

let loggedAt = -Infinity

/** The pages by language and theme, because they must cost next to nothing. */
const pages = new Map<string, string>()

/**
 * Responds with a page that links to the requested one, because too many are being rendered, and logs
 * that at most once a minute.
 */
export function respondBusy({ headers }: Request): Response {
  const { app, locale, requestId } = getRequestScope()
  const now = performance.now()
  if (now - loggedAt >= logIntervalMs) {
    loggedAt = now
    app.log('warn', 'pages-refused', { requestId })
  }
  const theme = readThemeCookie(headers)
  const key = `${locale} ${theme}`
  const html = pages.get(key) ?? renderBusyPage(theme)
  pages.set(key, html)
  const response = createBusyResponse(retryAfterSeconds)
  response.headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, response)
}

function renderBusyPage(theme: Theme): string {
  const title = m.errors_internal_title()
  // An empty address is that of the page itself.
  const link = { href: '', label: m.shop_try_again() }
  return renderStaticPage({ status: 503, title, text: m.errors_reason_busy(), theme, link })
}
