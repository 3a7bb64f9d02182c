import { renderStaticPage } from '#app/features/static-pages/render-static-page.server.tsx'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readThemeCookie } from '#app/server/http/read-theme-cookie.ts'

/** Renders the page shown in place of a file that cannot be sent. */
export function renderFailedFilePage(failure: Failure, status: number, headers: Headers): string {
  const href = localizePath('/profile?tab=balance', getRequestScope().locale)
  const link = { href, label: m.withdrawal_to_orders() }
  const theme = readThemeCookie(headers)
  return renderStaticPage({ status, ...getContent(failure, status), theme, link })
}

/** Returns the texts for a failure. The rest of the shop only works if the provider responds. */
function getContent(failure: Failure, status: number): { title: string; text: string } {
  if (failure.kind === 'refused' && failure.status === 422) {
    return { title: m.errors_file_failed(), text: m.errors_zip_too_large() }
  }
  if (status === 404) return { title: m.errors_file_missing(), text: m.errors_file_missing_text() }
  const title = m.errors_file_failed()
  if (failure.kind === 'timeout') return { title, text: m.errors_timeout_text() }
  if (failure.kind === 'refused') return { title, text: m.errors_reason_busy() }
  const hasResponded = failure.kind !== 'unreachable' || failure.status !== null
  return { title, text: hasResponded ? m.errors_file_failed_text() : m.errors_unreachable_text() }
}
