import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/seo/page-head.ts'
import { ClosePage } from '#app/features/payment/close-page.tsx'
import { returnTarget } from '#app/features/payment/return-target.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ reason: oneOf(['declined', 'closed']), to: returnTarget })

export const Route = createFileRoute('/payment/close')({
  staticData: { layout: 'empty' },
  validateSearch,
  head: () => pageHead({ title: m.cart_payment_title(), path: '/payment/close', noIndex: true }),
  component: CloseRoute,
})

function CloseRoute() {
  const { reason = 'closed', to = 'profile' } = Route.useSearch()
  return <ClosePage reason={reason} target={to} />
}
