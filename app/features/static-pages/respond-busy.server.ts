import { setTimeout as sleep } from 'node:timers/promises'
import { createBusyResponse } from '#app/features/errors/busy-response.server.ts'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { m } from '#app/paraglide/messages.js'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readThemeCookie } from '#app/server/http/read-theme-cookie.ts'
import type { Theme } from '#app/ui/theme-cookie.ts'
import { renderStaticPage } from './render-static-page.server.tsx'

const status = 503

/** When a visitor may try again, in seconds. */
const retryAfterSeconds = 5

/** So that clients that ask again at once do not take the time of the pages that are rendered. */
const delayMs = 1000

/** The pages by language and theme, because they must cost next to nothing. */
const pages = new Map<string, string>()

/** Responds with a page that links to the requested one, because too many are being rendered. */
export async function respondBusy({ headers }: Request): Promise<Response> {
  const theme = readThemeCookie(headers)
  const key = `${getRequestScope().locale} ${theme}`
  const html = pages.get(key) ?? renderBusyPage(theme)
  pages.set(key, html)
  await sleep(delayMs)
  setPageStatus(status)
  const response = createBusyResponse(retryAfterSeconds)
  response.headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, response)
}

function renderBusyPage(theme: Theme): string {
  const title = m.errors_internal_title()
  // An empty address is that of the page itself.
  const link = { href: '', label: m.shop_try_again() }
  return renderStaticPage({ status, title, text: m.errors_reason_busy(), theme, link })
}
