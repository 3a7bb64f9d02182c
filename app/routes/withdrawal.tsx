import { createFileRoute } from '@tanstack/react-router'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { handleWithdrawalForm } from '#app/features/withdrawal/withdrawal-form-action.server.ts'
import { loadEligibleWithdrawals } from '#app/features/withdrawal/withdrawal.queries.ts'
import { WithdrawalPage } from '#app/features/withdrawal/withdrawal-page.tsx'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'
import { defineSearch, maxLength } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ order: maxLength(64) })

export const Route = createFileRoute('/withdrawal')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: async (loader) => {
    const { context } = loader
    let hasBalance = true
    await loadPage(loader, async () => {
      const [{ capabilities }] = await Promise.all([
        loadProviderInfo(context),
        loadEligibleWithdrawals(context),
      ])
      hasBalance = capabilities.balance
    })
    return hasBalance ? m.withdrawal_description() : m.withdrawal_description_purchase()
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.withdrawal_title(),
      description: loaderData,
      path: '/withdrawal',
    }),
  server: { handlers: { POST: handleWithdrawalForm } },
  component: function Withdrawal() {
    const { order } = Route.useSearch()
    return <WithdrawalPage order={order} />
  },
})
