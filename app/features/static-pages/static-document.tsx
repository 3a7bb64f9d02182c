import type { ReactNode } from 'react'
import { getBrandColors } from '#app/features/identity/brand-colors.ts'
import { formatPageTitle } from '#app/features/seo/page-head.ts'
import type { Locale } from '#app/locales/locales.ts'
import { languageTags } from '#app/locales/locales.ts'
import type { Theme } from '#app/ui/theme-cookie.ts'
import stylesheet from '../../styles/app.css?url'

interface StaticDocumentProps {
  readonly title: string
  readonly locale: Locale
  readonly theme: Theme
  readonly children: ReactNode
}

/** The document of an error page without scripts, which needs neither the router nor the provider. */
export function StaticDocument({ title, locale, theme, children }: StaticDocumentProps) {
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
