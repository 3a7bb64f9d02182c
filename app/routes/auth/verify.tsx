import { createFileRoute } from '@tanstack/react-router'
import { handleVerifyEmailForm } from '#app/features/account/auth-form-actions.server.ts'
import { parseVerifySearch } from '#app/features/account/auth-search.ts'
import type { AuthFlash } from '#app/features/account/auth-search.ts'
import { VerifyEmailPage } from '#app/features/account/verify-email-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/auth/verify')({
  staticData: { layout: 'empty' },
  validateSearch: parseVerifySearch,
  loader: () => m.account_verify_description(),
  head: ({ loaderData, match }) =>
    buildPageHead({
      title: isVerified(match.search) ? m.account_verify_done_title() : m.account_verify_title(),
      description: loaderData,
      path: '/auth/verify',
      noIndex: true,
    }),
  server: { handlers: { POST: handleVerifyEmailForm } },
  component: VerifyRoute,
})

function VerifyRoute() {
  const search = Route.useSearch()
  return <VerifyEmailPage token={search.token} isVerified={isVerified(search)} />
}

function isVerified({ flash }: { readonly flash?: AuthFlash }): boolean {
  return flash === 'verified'
}
