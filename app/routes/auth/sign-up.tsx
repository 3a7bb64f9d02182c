import { createFileRoute } from '@tanstack/react-router'
import { handleSignUpForm } from '#app/features/account/auth-form-actions.server.ts'
import { parseAuthSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { SignUpPage } from '#app/features/account/sign-up-page.tsx'
import { LoginInvitation } from '#app/features/login-invitation/login-invitation.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/sign-up')({
  staticData: { layout: 'empty' },
  validateSearch: parseAuthSearch,
  loader: async (loader) => {
    await loadPage(loader, () => redirectIfLoggedIn(loader.context))
    return m.account_sign_up_description()
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.account_sign_up_title(),
      description: loaderData,
      path: '/auth/sign-up',
      noIndex: true,
    }),
  server: { handlers: { POST: handleSignUpForm } },
  component: SignUpRoute,
})

function SignUpRoute() {
  const { backUrl } = Route.useSearch()
  return <SignUpPage backUrl={backUrl} invitation={<LoginInvitation backUrl={backUrl} />} />
}
