import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { PaymentFailedPage } from '#app/features/payment/payment-failed-page.tsx'
import { parseReturnTarget } from '#app/features/payment/return-target.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({
  reason: oneOf(['declined', 'closed']),
  to: parseReturnTarget,
})

export const Route = createFileRoute('/payment/close')({
  staticData: { layout: 'empty' },
  validateSearch,
  head: () =>
    buildPageHead({
      title: m.cart_payment_nothing_charged(),
      path: '/payment/close',
      noIndex: true,
    }),
  component: CloseRoute,
})

function CloseRoute() {
  const { reason = 'closed', to = 'profile' } = Route.useSearch()
  return <PaymentFailedPage reason={reason} target={to} />
}
