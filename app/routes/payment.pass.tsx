import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireCustomer } from '#app/features/account/load-session.ts'
import { orLogin } from '#app/features/failures/or-login.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { PassPage } from '#app/features/payment/pass-page.tsx'
import { paymentQuery } from '#app/features/payment/payment.queries.ts'
import { returnTarget } from '#app/features/payment/return-target.ts'
import { m } from '#app/paraglide/messages.js'
import { searchOf, textUpTo } from '#app/router/search-value.ts'

const validateSearch = searchOf({ session: textUpTo(200, /^[\w.-]+$/), to: returnTarget })

export const Route = createFileRoute('/payment/pass')({
  staticData: { layout: 'empty' },
  validateSearch,
  loaderDeps: ({ search }) => ({ session: search.session }),
  loader: async ({ context: { queryClient }, location, deps: { session } }) => {
    await requireCustomer(queryClient, location)
    if (!session) throw notFound()
    await orLogin(queryClient, location, queryClient.ensureQueryData(paymentQuery(session)))
  },
  head: () => pageHead({ title: m.cart_payment_title(), path: '/payment/pass', noIndex: true }),
  component: PassRoute,
})

function PassRoute() {
  const { session = '', to = 'profile' } = Route.useSearch()
  return <PassPage session={session} target={to} />
}
