import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { handleResetPasswordForm } from '#app/features/account/auth-form-actions.server.ts'
import { parseResetSearch } from '#app/features/account/auth-search.ts'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { resetLinkQuery } from '#app/features/account/reset-link.queries.ts'
import { ResetPasswordPage } from '#app/features/account/reset-password-page.tsx'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

export const Route = createFileRoute('/auth/reset')({
  staticData: { layout: 'empty' },
  validateSearch: parseResetSearch,
  loaderDeps: ({ search: { token, email } }) => ({ token, email }),
  loader: async (loader) => {
    const { context, deps } = loader
    await loadPage(loader, async () => {
      await redirectIfLoggedIn(context)
      const { capabilities } = await loadProviderInfo(context)
      const isChecked = capabilities.reset && deps.email === undefined
      if (isChecked && deps.token) await loadQuery(context, resetLinkQuery(deps.token))
    })
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
  const isChecked = token !== undefined && email === undefined
  const { data: link } = useQuery({ ...resetLinkQuery(token ?? ''), enabled: isChecked })
  return <ResetPasswordPage token={token} email={email} link={link} backUrl={backUrl} />
}
