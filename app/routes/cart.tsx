import { createFileRoute } from '@tanstack/react-router'
import { requireCart } from '#app/features/account/load-account.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { withLoginRedirect } from '#app/features/account/with-login-redirect.ts'
import { pageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ step: oneOf(['checkout']) })

export const Route = createFileRoute('/cart')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: ({ context: { account }, location }) =>
    withLoginRedirect(account, location, requireCart(account, location)),
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
