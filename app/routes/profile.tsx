import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'
import { loadBalanceTab } from '#app/features/profile/balance-tab.queries.ts'
import { handleSettingsForm } from '#app/features/account-settings/settings-form-action.server.ts'
import { loadSettingsTab } from '#app/features/account-settings/security.queries.ts'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength, oneOf, parsePageNumber } from '#app/router/define-search.ts'
import { loadPage } from '#app/router/load-page.ts'

const validateSearch = defineSearch({
  tab: oneOf(['settings', 'balance']),
  flash: oneOf(['saved', 'email-sent']),
  order: maxLength(64),
  page: parsePageNumber,
})

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const { context, deps, location } = loader
    let hasBalance = true
    await loadPage(loader, async () => {
      const customer = await requireCustomer(context, location)
      const { capabilities } = await loadProviderInfo(context)
      hasBalance = capabilities.balance
      if (deps.tab !== 'balance') return loadSettingsTab(context, customer.id)
      const balance = loadBalanceTab(context, customer.id, deps)
      return withLoginRedirect(context.queryClient, location, balance)
    })
    if (deps.tab !== 'balance')
      return { title: m.profile_title(), description: m.profile_description() }
    return hasBalance
      ? { title: m.profile_tab_balance(), description: m.profile_balance_description() }
      : { title: m.profile_orders(), description: m.profile_orders_description() }
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: loaderData?.title ?? m.profile_title(),
      description: loaderData?.description,
      path: '/profile',
      noIndex: true,
    }),
  server: { handlers: { POST: handleSettingsForm } },
  component: function Profile() {
    return (
      <WithSideMenu>
        <ProfilePage search={Route.useSearch()} />
      </WithSideMenu>
    )
  },
})
