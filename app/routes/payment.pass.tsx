import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireCustomer } from '#app/features/account/load-account.ts'
import { withLoginRedirect } from '#app/features/account/with-login-redirect.ts'
import { pageHead } from '#app/features/seo/page-head.ts'
import { fetchPayment } from '#app/features/payment/fetch-payment.ts'
import { PassPage } from '#app/features/payment/pass-page.tsx'
import { returnTarget } from '#app/features/payment/return-target.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ session: maxLength(200, /^[\w.-]+$/), to: returnTarget })

export const Route = createFileRoute('/payment/pass')({
  staticData: { layout: 'empty' },
  validateSearch,
  loaderDeps: ({ search }) => ({ session: search.session }),
  loader: async ({ context: { account }, location, deps: { session } }) => {
    await requireCustomer(account, location)
    if (!session) throw notFound()
    return withLoginRedirect(account, location, fetchPayment(session))
  },
  head: ({ match }) =>
    pageHead({ title: m.cart_payment_title(), path: '/payment/pass', noIndex: true, match }),
  component: PassRoute,
})

function PassRoute() {
  const { to = 'profile' } = Route.useSearch()
  const payment = Route.useLoaderData()
  return <PassPage key={payment.id} first={payment} target={to} />
}
