import {
  HeadContent,
  Outlet,
  Scripts,
  createRootRouteWithContext,
  useMatches,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import displayFont from '../styles/fonts/bricolage-grotesque.woff2?url'
import textFont from '../styles/fonts/instrument-sans.woff2?url'
import { loadPageSession } from '#app/features/account/load-session.ts'
import { CartProvider } from '#app/features/cart/cart-context.tsx'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { getSubmittedForm } from '#app/features/forms/submitted-form.ts'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { getCurrentLocale, getSiteLocale } from '#app/i18n/current-locale.ts'
import { getShopLanguages } from '#app/i18n/shop-languages.ts'
import { getShopTimeZone } from '#app/i18n/shop-time-zone.ts'
import { serializeSiteMessages } from '#app/i18n/site-messages.ts'
import { languageTags } from '#app/locales/locales.ts'
import { Layout } from '#app/layouts/layout.tsx'
import type { LayoutName } from '#app/layouts/layout.tsx'
import { selectLayout } from '#app/layouts/select-layout.ts'
import { PageShell } from '#app/layouts/page-shell.tsx'
import { getCurrentTheme } from '#app/layouts/theme.ts'
import { buildNotFoundHead } from '#app/features/seo/page-head.ts'
import { ErrorPage } from '#app/features/errors/error-page.tsx'
import { getIdentity, serializeIdentity } from '#app/features/identity/identity.ts'
import { getBrandColors } from '#app/features/identity/brand-colors.ts'
import { loadPage, loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { HeadScript } from '#app/layouts/head-script.tsx'
import { HydrationMarker } from '#app/layouts/hydration-marker.tsx'
import stylesheet from '../styles/app.css?url'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout around the page; `default` unless the route sets one. */
    layout?: LayoutName
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: () => ({ submittedForm: getSubmittedForm() }),
  // By default, the router runs the root's loader only for the first page.
  shouldReload: true,
  loader: (loader) => {
    return loadPage(loader, async () => {
      const [{ customer }] = await Promise.all([
        loadPageSession(loader.context, loader.location),
        loadProviderInfo(loader.context),
      ])
      // If the cart fails to load, the page omits the item count.
      if (customer) await loadSharedQuery(loader.context, cartQuery(customer.id)).catch(() => null)
    })
  },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: getExplicitTheme() ?? 'light dark' },
      // If no route matches, the root is the only match.
      ...(matches.length === 1 ? buildNotFoundHead().meta : [{ title: getIdentity().name }]),
    ],
    links: [
      {
        rel: 'preload',
        href: displayFont,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      },
      { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }),
  shellComponent: Document,
  component: Root,
  errorComponent: RootError,
})

function Root() {
  const layout = useMatches({ select: selectLayout })
  return (
    <CartProvider>
      <Layout name={layout}>
        <PageShell layout={layout}>
          <Outlet />
        </PageShell>
      </Layout>
    </CartProvider>
  )
}

/** Shown only if the layout itself fails; page errors are shown inside the layout. */
function RootError({ error }: { readonly error: unknown }) {
  return (
    <Layout name="empty">
      <ErrorPage error={error} />
    </Layout>
  )
}

function Document({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html
      lang={languageTags[getCurrentLocale()]}
      data-languages={getShopLanguages().join(' ')}
      data-site-locale={getSiteLocale() ?? undefined}
      data-site-texts={serializeSiteMessages()}
      data-theme={getExplicitTheme()}
      data-time-zone={getShopTimeZone()}
      data-identity={serializeIdentity()}
      style={getBrandColors()}
      suppressHydrationWarning
    >
      <head>
        <HeadScript />
        <HeadContent />
      </head>
      <body>
        {children}
        <HydrationMarker />
        <Scripts />
      </body>
    </html>
  )
}

/** Returns the visitor's chosen theme, light or dark; undefined to follow the system. */
function getExplicitTheme(): string | undefined {
  const theme = getCurrentTheme()
  return theme === 'system' ? undefined : theme
}
