import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer } from '#app/features/account/load-account.ts'
import { orLogin } from '#app/features/account/or-login.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { loadBalance } from '#app/features/profile/load-balance.ts'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'
import { m } from '#app/paraglide/messages.js'
import { laterPage, searchOf, textUpTo, wordIn } from '#app/router/search-value.ts'

const validateSearch = searchOf({
  tab: wordIn(['settings', 'balance']),
  order: textUpTo(64),
  page: laterPage,
})

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { account }, location, deps: { tab, order, page } }) => {
    await orLogin(account, location, requireCustomer(account, location))
    return tab === 'balance' ? orLogin(account, location, loadBalance(order, page)) : null
  },
  head: () =>
    pageHead({
      title: m.profile_title(),
      description: m.profile_description(),
      path: '/profile',
      noIndex: true,
    }),
  component: function Profile() {
    return <ProfilePage balance={Route.useLoaderData()} />
  },
})
