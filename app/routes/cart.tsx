import { createFileRoute } from '@tanstack/react-router'
import { requireCart } from '#app/features/account/load-account.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { orLogin } from '#app/features/account/or-login.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { searchOf, wordIn } from '#app/router/search-value.ts'

const validateSearch = searchOf({ step: wordIn(['checkout']) })

export const Route = createFileRoute('/cart')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: ({ context: { account }, location }) =>
    orLogin(account, location, requireCart(account, location)),
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
