import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer } from '#app/features/account/load-account.ts'
import { withLoginRedirect } from '#app/features/account/with-login-redirect.ts'
import { pageHead } from '#app/features/seo/page-head.ts'
import { loadBalance } from '#app/features/profile/load-balance.ts'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'
import { m } from '#app/paraglide/messages.js'
import { pageNumber, defineSearch, maxLength, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({
  tab: oneOf(['settings', 'balance']),
  order: maxLength(64),
  page: pageNumber,
})

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { account }, location, deps: { tab, order, page } }) => {
    await withLoginRedirect(account, location, requireCustomer(account, location))
    return tab === 'balance' ? withLoginRedirect(account, location, loadBalance(order, page)) : null
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
