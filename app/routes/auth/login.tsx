import { createFileRoute } from '@tanstack/react-router'
import { handleLoginForm } from '#app/features/account/auth-form-actions.server.ts'
import { parseAuthSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { LoginPage } from '#app/features/account/login-page.tsx'
import { LoginInvitation } from '#app/features/login-invitation/login-invitation.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/login')({
  staticData: { layout: 'empty' },
  validateSearch: parseAuthSearch,
  loader: async (loader) => {
    await loadPage(loader, () => redirectIfLoggedIn(loader.context))
    return m.account_login_description()
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.account_login_title(),
      description: loaderData,
      path: '/auth/login',
      noIndex: true,
    }),
  server: { handlers: { POST: handleLoginForm } },
  component: LoginRoute,
})

function LoginRoute() {
  const { backUrl, expired, flash } = Route.useSearch()
  return (
    <LoginPage
      backUrl={backUrl}
      expired={expired === '1'}
      flash={flash}
      invitation={<LoginInvitation backUrl={backUrl} />}
    />
  )
}
