import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { postWithdrawal } from '#app/features/withdrawal/withdrawal-form.server.ts'
import { WithdrawalPage } from '#app/features/withdrawal/withdrawal-page.tsx'
import { withdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { searchOf, textUpTo } from '#app/router/search-value.ts'

const validateSearch = searchOf({ order: textUpTo(64) })

export const Route = createFileRoute('/withdrawal')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: async ({ context: { queryClient } }) => {
    const { customer } = await queryClient.ensureQueryData(sessionQuery())
    if (customer) await queryClient.prefetchQuery(withdrawalsQuery())
  },
  head: () =>
    pageHead({
      title: m.withdrawal_title(),
      description: m.withdrawal_description(),
      path: '/withdrawal',
    }),
  server: { handlers: { POST: postWithdrawal } },
  component: function Withdrawal() {
    return <WithdrawalPage order={Route.useSearch().order} />
  },
})
