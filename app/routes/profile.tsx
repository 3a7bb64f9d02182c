import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer } from '#app/features/account/load-session.ts'
import { orLogin } from '#app/features/failures/or-login.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { ordersQuery } from '#app/features/profile/orders.queries.ts'
import { loadNewOrder } from '#app/features/profile/use-new-order.ts'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'
import { withdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { searchOf, textUpTo, wordIn } from '#app/router/search-value.ts'

const validateSearch = searchOf({ tab: wordIn(['settings', 'balance']), order: textUpTo(64) })

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search: { tab, order } }) => ({ tab, order }),
  loader: async ({ context: { queryClient }, location, deps: { tab, order } }) => {
    await orLogin(queryClient, location, requireCustomer(queryClient, location))
    if (tab !== 'balance') return
    const read = [
      queryClient.ensureInfiniteQueryData(ordersQuery()),
      queryClient.ensureQueryData({ ...withdrawalsQuery(), revalidateIfStale: true }),
    ]
    await orLogin(queryClient, location, Promise.all(read))
    await loadNewOrder(queryClient, order)
  },
  head: () =>
    pageHead({
      title: m.profile_title(),
      description: m.profile_description(),
      path: '/profile',
      noIndex: true,
    }),
  component: ProfileRoute,
})

function ProfileRoute() {
  const { tab = 'settings', order } = Route.useSearch()
  return <ProfilePage tab={tab} newOrder={order} />
}
