import { createFileRoute } from '@tanstack/react-router'
import { postSignUp } from '#app/features/account/auth-forms.server.ts'
import { authSearch } from '#app/features/account/auth-search.ts'
import { requireVisitor } from '#app/features/account/load-account.ts'
import { SignUpPage } from '#app/features/account/sign-up-page.tsx'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/auth/sign-up')({
  staticData: { layout: 'empty' },
  validateSearch: authSearch,
  loader: ({ context }) => requireVisitor(context.account),
  head: () =>
    pageHead({
      title: m.account_sign_up_title(),
      description: m.account_sign_up_description(),
      path: '/auth/sign-up',
      noIndex: true,
    }),
  server: { handlers: { POST: postSignUp } },
  component: SignUpRoute,
})

function SignUpRoute() {
  const { backUrl } = Route.useSearch()
  return <SignUpPage backUrl={backUrl} />
}
