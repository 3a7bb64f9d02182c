import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { CanceledPaymentPage } from '#app/features/payment/canceled-payment-page.tsx'
import { PaymentFailedPage } from '#app/features/payment/payment-failed-page.tsx'
import { paymentQuery } from '#app/features/payment/payment.queries.ts'
import { parseReturnTarget } from '#app/features/payment/return-target.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength, oneOf } from '#app/router/define-search.ts'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

const validateSearch = defineSearch({
  session: maxLength(200, /^[\w.-]+$/),
  reason: oneOf(['declined', 'closed']),
  to: parseReturnTarget,
})

export const Route = createFileRoute('/payment/close')({
  staticData: { layout: 'empty' },
  validateSearch,
  loaderDeps: ({ search }) => ({ session: search.session }),
  loader: (loader) => {
    const { context, location, deps } = loader
    return loadPage(loader, async () => {
      // Other providers may send customers back without a session.
      if (!deps.session) return
      const customer = await requireCustomer(context, location)
      const payment = loadQuery(context, paymentQuery(customer.id, deps.session))
      await withLoginRedirect(context.queryClient, location, payment)
    })
  },
  head: ({ match }) =>
    buildPageHead({
      title: match.search.session ? m.cart_payment_title() : m.cart_payment_nothing_charged(),
      path: '/payment/close',
      noIndex: true,
      match,
    }),
  component: CloseRoute,
})

function CloseRoute() {
  const { session, reason = 'closed', to = 'profile' } = Route.useSearch()
  if (!session) return <PaymentFailedPage reason={reason} target={to} />
  return <CanceledPaymentPage key={session} id={session} reason={reason} target={to} />
}
