import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StatusPage } from '#app/features/errors/status-page.tsx'
import { getBrandColors } from '#app/features/identity/brand-colors.ts'
import { formatPageTitle } from '#app/features/seo/page-head.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { languageTags } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readThemeCookie } from '#app/server/http/read-theme-cookie.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import type { Theme } from '#app/ui/theme-cookie.ts'
import stylesheet from '../../styles/app.css?url'

/**
 * Renders the page shown in place of a file that cannot be sent. It has no scripts and asks nothing
 * of the provider, which may be what fails.
 */
export function renderFailedFilePage(failure: Failure, status: number, headers: Headers): string {
  const { locale } = getRequestScope()
  const { title, text } = getContent(failure, status)
  const html = renderToStaticMarkup(
    <FailedFileDocument title={title} theme={readThemeCookie(headers)}>
      <StatusPage
        status={status}
        message={status === 404 ? m.errors_status_not_found() : m.errors_status_internal()}
        title={title}
        text={text}
      >
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
    </FailedFileDocument>,
  )
  return `<!doctype html>${html}`
}

interface FailedFileDocumentProps {
  readonly title: string
  readonly theme: Theme
  readonly children: ReactNode
}

function FailedFileDocument({ title, theme, children }: FailedFileDocumentProps) {
  const { locale } = getRequestScope()
  const explicitTheme = theme === 'system' ? undefined : theme
  return (
    <html lang={languageTags[locale]} data-theme={explicitTheme} style={getBrandColors()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={explicitTheme ?? 'light dark'} />
        <meta name="robots" content="noindex" />
        <title>{formatPageTitle(title)}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="tinted surface-tint grid min-h-dvh content-center">
          <div className="mx-auto w-full max-w-[33.25rem] px-4 py-16">
            <div className="surface-base p-6 mobile-lg:p-10">{children}</div>
          </div>
        </main>
      </body>
    </html>
  )
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
