import { createFileRoute } from '@tanstack/react-router'
import { resetFormAction } from '#app/features/account/auth-form-actions.server.ts'
import { resetSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { ResetPage } from '#app/features/account/reset-page.tsx'
import { pageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/reset')({
  staticData: { layout: 'empty' },
  validateSearch: resetSearch,
  loader: (loader) => loadPage(loader, () => redirectIfLoggedIn(loader.context)),
  head: () =>
    pageHead({
      title: m.account_reset_title(),
      description: m.account_reset_description(),
      path: '/auth/reset',
      noIndex: true,
    }),
  server: { handlers: { POST: resetFormAction } },
  component: ResetRoute,
})

function ResetRoute() {
  const { token, email, backUrl } = Route.useSearch()
  return <ResetPage token={token} email={email} backUrl={backUrl} />
}
