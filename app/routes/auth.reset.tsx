import { createFileRoute } from '@tanstack/react-router'
import { handleResetPasswordForm } from '#app/features/account/auth-form-actions.server.ts'
import { parseResetSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { ResetPasswordPage } from '#app/features/account/reset-password-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/reset')({
  staticData: { layout: 'empty' },
  validateSearch: parseResetSearch,
  loader: async (loader) => {
    await loadPage(loader, () => redirectIfLoggedIn(loader.context))
    return m.account_reset_description()
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.account_reset_title(),
      description: loaderData,
      path: '/auth/reset',
      noIndex: true,
    }),
  server: { handlers: { POST: handleResetPasswordForm } },
  component: ResetRoute,
})

function ResetRoute() {
  const { token, email, backUrl } = Route.useSearch()
  return <ResetPasswordPage token={token} email={email} backUrl={backUrl} />
}
