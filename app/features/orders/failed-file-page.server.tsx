import { renderToStaticMarkup } from 'react-dom/server'
import { StaticDocument } from '#app/features/static-pages/static-document.tsx'
import { StatusPage } from '#app/features/errors/status-page.tsx'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readThemeCookie } from '#app/server/http/read-theme-cookie.ts'
import { getButtonClass } from '#app/ui/button.tsx'

/**
 * Renders the page shown in place of a file that cannot be sent. It has no scripts and asks nothing
 * of the provider, which may be what fails.
 */
export function renderFailedFilePage(failure: Failure, status: number, headers: Headers): string {
  const { locale } = getRequestScope()
  const { title, text } = getContent(failure, status)
  const html = renderToStaticMarkup(
    <StaticDocument title={title} locale={locale} theme={readThemeCookie(headers)}>
      <StatusPage status={status} message={getStatusText(status)} title={title} text={text}>
        <a
          href={localizePath('/profile?tab=balance', locale)}
          className={getButtonClass({ theme: 'primary' })}
        >
          {m.withdrawal_to_orders()}
        </a>
        <a href={localizePath('/', locale)} className={getButtonClass({})}>
          {m.errors_main_page()}
        </a>
      </StatusPage>
    </StaticDocument>,
  )
  return `<!doctype html>${html}`
}

function getStatusText(status: number): string {
  if (status === 404) return m.errors_status_not_found()
  return status === 503 ? m.errors_status_unavailable() : m.errors_status_internal()
}

/** Returns the texts for a failure. The rest of the shop only works if the provider responds. */
function getContent(failure: Failure, status: number): { title: string; text: string } {
  if (status === 404) return { title: m.errors_file_missing(), text: m.errors_file_missing_text() }
  const title = m.errors_file_failed()
  if (failure.kind === 'timeout') return { title, text: m.errors_timeout_text() }
  if (failure.kind === 'refused') return { title, text: m.errors_reason_busy() }
  const hasResponded = failure.kind !== 'unreachable' || failure.status !== null
  return { title, text: hasResponded ? m.errors_file_failed_text() : m.errors_unreachable_text() }
}
