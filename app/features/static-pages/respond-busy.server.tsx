import { setTimeout as sleep } from 'node:timers/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { createBusyResponse } from '#app/features/errors/busy-response.server.ts'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { StatusPage } from '#app/features/errors/status-page.tsx'
import { localizePath } from '#app/i18n/paths.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readThemeCookie } from '#app/server/http/read-theme-cookie.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import type { Theme } from '#app/ui/theme-cookie.ts'
import { StaticDocument } from './static-document.tsx'

const status = 503

/** When a visitor may try again, in seconds. */
const retryAfterSeconds = 5

/** So that clients that ask again at once do not take the time of the pages that are rendered. */
const delayMs = 1000

/** The pages by language and theme, because they must cost next to nothing. */
const pages = new Map<string, string>()

/** Responds with a page that links to the requested one, because too many are being rendered. */
export async function respondBusy({ headers }: Request): Promise<Response> {
  const { locale } = getRequestScope()
  const theme = readThemeCookie(headers)
  const key = `${locale} ${theme}`
  const html = pages.get(key) ?? renderBusyPage(locale, theme)
  pages.set(key, html)
  await sleep(delayMs)
  setPageStatus(status)
  const response = createBusyResponse(retryAfterSeconds)
  response.headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, response)
}

function renderBusyPage(locale: Locale, theme: Theme): string {
  const title = m.errors_internal_title()
  const html = renderToStaticMarkup(
    <StaticDocument title={title} locale={locale} theme={theme}>
      <StatusPage
        status={status}
        message={m.errors_status_unavailable()}
        title={title}
        text={m.errors_reason_busy()}
      >
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page */}
        <a href="" className={getButtonClass({ theme: 'primary' })}>
          {m.shop_try_again()}
        </a>
        <a href={localizePath('/', locale)} className={getButtonClass({})}>
          {m.errors_main_page()}
        </a>
      </StatusPage>
    </StaticDocument>,
  )
  return `<!doctype html>${html}`
}
