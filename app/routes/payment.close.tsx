import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { pageHead } from '#app/features/pages/page-head.ts'
import { ClosePage } from '#app/features/payment/close-page.tsx'
import { returnTarget } from '#app/features/payment/return-target.ts'
import { m } from '#app/paraglide/messages.js'
import { wordIn } from '#app/router/search-value.ts'

export const Route = createFileRoute('/payment/close')({
  staticData: { layout: 'empty' },
  validateSearch: z.object({
    reason: wordIn(['declined', 'closed']),
    to: returnTarget,
  }),
  head: () => pageHead({ title: m.cart_payment_title(), path: '/payment/close', noIndex: true }),
  component: CloseRoute,
})

function CloseRoute() {
  const { reason = 'closed', to = 'profile' } = Route.useSearch()
  return <ClosePage reason={reason} target={to} />
}
