import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StatusPage } from '#app/features/errors/status-page.tsx'
import { getBrandColors } from '#app/features/identity/brand-colors.ts'
import { formatPageTitle } from '#app/features/seo/page-head.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { languageTags } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import type { Theme } from '#app/ui/theme-cookie.ts'
import stylesheet from '../../styles/app.css?url'

interface StaticPage {
  readonly status: number
  readonly title: string
  readonly text: string
  readonly theme: Theme
  /** The link before that to the home page. */
  readonly link: { readonly href: string; readonly label: string }
}

/**
 * Renders an error page in the language of the request. It has no scripts and asks nothing of the
 * provider, which may be what fails.
 */
export function renderStaticPage({ status, title, text, theme, link }: StaticPage): string {
  const html = renderToStaticMarkup(
    <StaticDocument title={title} theme={theme}>
      <StatusPage status={status} title={title} text={text}>
        <a href={link.href} className={getButtonClass({ theme: 'primary' })}>
          {link.label}
        </a>
        <a href={localizePath('/', getRequestScope().locale)} className={getButtonClass({})}>
          {m.errors_main_page()}
        </a>
      </StatusPage>
    </StaticDocument>,
  )
  return `<!doctype html>${html}`
}

interface StaticDocumentProps {
  readonly title: string
  readonly theme: Theme
  readonly children: ReactNode
}

function StaticDocument({ title, theme, children }: StaticDocumentProps) {
  const explicitTheme = theme === 'system' ? undefined : theme
  return (
    <html
      lang={languageTags[getRequestScope().locale]}
      data-theme={explicitTheme}
      style={getBrandColors()}
    >
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
