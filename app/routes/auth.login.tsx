import { createFileRoute } from '@tanstack/react-router'
import { postLogin } from '#app/features/account/auth-forms.server.ts'
import { authSearch } from '#app/features/account/auth-search.ts'
import { requireVisitor } from '#app/features/account/load-account.ts'
import { LoginPage } from '#app/features/account/login-page.tsx'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/auth/login')({
  staticData: { layout: 'empty' },
  validateSearch: authSearch,
  loader: ({ context }) => requireVisitor(context.account),
  head: () =>
    pageHead({
      title: m.account_login_title(),
      description: m.account_login_description(),
      path: '/auth/login',
      noIndex: true,
    }),
  server: { handlers: { POST: postLogin } },
  component: LoginRoute,
})

function LoginRoute() {
  const { backUrl, expired, news } = Route.useSearch()
  return <LoginPage backUrl={backUrl} expired={expired === '1'} news={news} />
}
