import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { PaymentStatusPage } from '#app/features/payment/payment-status-page.tsx'
import { paymentQuery } from '#app/features/payment/payment.queries.ts'
import { parseReturnTarget } from '#app/features/payment/return-target.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength } from '#app/router/define-search.ts'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

const validateSearch = defineSearch({ session: maxLength(200, /^[\w.-]+$/), to: parseReturnTarget })

export const Route = createFileRoute('/payment/pass')({
  staticData: { layout: 'empty' },
  validateSearch,
  loaderDeps: ({ search }) => ({ session: search.session }),
  loader: (loader) => {
    const { context, location, deps } = loader
    return loadPage(loader, async () => {
      const customer = await requireCustomer(context, location)
      if (!deps.session) throw notFound()
      const payment = loadQuery(context, paymentQuery(customer.id, deps.session))
      await withLoginRedirect(context.queryClient, location, payment)
    })
  },
  head: ({ match }) =>
    buildPageHead({ title: m.cart_payment_title(), path: '/payment/pass', noIndex: true, match }),
  component: PassRoute,
})

function PassRoute() {
  const { session = '', to = 'profile' } = Route.useSearch()
  return <PaymentStatusPage key={session} id={session} target={to} />
}
