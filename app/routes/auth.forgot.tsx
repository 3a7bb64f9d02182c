import { createFileRoute } from '@tanstack/react-router'
import { forgotFormAction } from '#app/features/account/auth-form-actions.server.ts'
import { authSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { ForgotPage } from '#app/features/account/forgot-page.tsx'
import { pageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/forgot')({
  staticData: { layout: 'empty' },
  validateSearch: authSearch,
  loader: (loader) => loadPage(loader, () => redirectIfLoggedIn(loader.context)),
  head: () =>
    pageHead({
      title: m.account_forgot_title(),
      description: m.account_forgot_description(),
      path: '/auth/forgot',
      noIndex: true,
    }),
  server: { handlers: { POST: forgotFormAction } },
  component: ForgotRoute,
})

function ForgotRoute() {
  const { backUrl, flash } = Route.useSearch()
  return <ForgotPage backUrl={backUrl} sent={flash === 'sent'} />
}
