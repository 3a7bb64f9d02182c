import { createFileRoute } from '@tanstack/react-router'
import { handleForgotPasswordForm } from '#app/features/account/auth-form-actions.server.ts'
import { parseAuthSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { ForgotPasswordPage } from '#app/features/account/forgot-password-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/forgot')({
  staticData: { layout: 'empty' },
  validateSearch: parseAuthSearch,
  loader: async (loader) => {
    await loadPage(loader, () => redirectIfLoggedIn(loader.context))
    return m.account_forgot_description()
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.account_forgot_title(),
      description: loaderData,
      path: '/auth/forgot',
      noIndex: true,
    }),
  server: { handlers: { POST: handleForgotPasswordForm } },
  component: ForgotRoute,
})

function ForgotRoute() {
  const { backUrl, flash } = Route.useSearch()
  return <ForgotPasswordPage backUrl={backUrl} sent={flash === 'sent'} />
}
