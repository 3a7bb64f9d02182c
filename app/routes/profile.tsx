import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'
import { loadBalanceTab } from '#app/features/profile/profile.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength, oneOf, parsePageNumber } from '#app/router/define-search.ts'
import { loadPage } from '#app/router/load-page.ts'

const validateSearch = defineSearch({
  tab: oneOf(['settings', 'balance']),
  order: maxLength(64),
  page: parsePageNumber,
})

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const { context, deps, location } = loader
    await loadPage(loader, async () => {
      const customer = await requireCustomer(context, location)
      if (deps.tab !== 'balance') return
      const balance = loadBalanceTab(context, customer.id, deps)
      await withLoginRedirect(context.queryClient, location, balance)
    })
    return deps.tab === 'balance' ? m.profile_balance_description() : m.profile_description()
  },
  head: ({ match, loaderData }) =>
    buildPageHead({
      title: match.search.tab === 'balance' ? m.profile_tab_balance() : m.profile_title(),
      description: loaderData,
      path: '/profile',
      noIndex: true,
    }),
  component: function Profile() {
    return (
      <WithSideMenu>
        <ProfilePage search={Route.useSearch()} />
      </WithSideMenu>
    )
  },
})
