import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/pages/page-head.ts'
import { postWithdrawal } from '#app/features/withdrawal/withdrawal-form.server.ts'
import { loadWithdrawables } from '#app/features/withdrawal/load-withdrawables.ts'
import { WithdrawalPage } from '#app/features/withdrawal/withdrawal-page.tsx'
import { m } from '#app/paraglide/messages.js'
import { searchOf, textUpTo } from '#app/router/search-value.ts'

const validateSearch = searchOf({ order: textUpTo(64) })

export const Route = createFileRoute('/withdrawal')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: ({ context }) => loadWithdrawables(context.account),
  head: () =>
    pageHead({
      title: m.withdrawal_title(),
      description: m.withdrawal_description(),
      path: '/withdrawal',
    }),
  server: { handlers: { POST: postWithdrawal } },
  component: function Withdrawal() {
    const { order } = Route.useSearch()
    return <WithdrawalPage order={order} withdrawables={Route.useLoaderData()} />
  },
})
