import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer } from '#app/features/account/load-session.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { orLogin } from '#app/features/failures/or-login.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { searchOf, wordIn } from '#app/router/search-value.ts'

const validateSearch = searchOf({ step: wordIn(['checkout']) })

export const Route = createFileRoute('/cart')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: async ({ context: { queryClient }, location }) => {
    await requireCustomer(queryClient, location)
    await orLogin(queryClient, location, queryClient.ensureQueryData(cartQuery()))
  },
  head: () =>
    pageHead({
      title: m.cart_page_title(),
      description: m.cart_description(),
      path: '/cart',
      noIndex: true,
    }),
  component: CartRoute,
})

function CartRoute() {
  const { step } = Route.useSearch()
  return step === 'checkout' ? <CheckoutPage /> : <CartPage />
}
