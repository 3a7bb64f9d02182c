import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { CartPage } from '#app/features/cart-page/cart-page.tsx'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { handleCheckoutForm } from '#app/features/checkout/checkout-form-action.server.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { hasGuestCart } from '#app/features/guest-cart/guest-product-ids.ts'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import { defineSearch, oneOf } from '#app/router/define-search.ts'
import { loadPage, loadSharedQuery } from '#app/router/load-page.ts'

const validateSearch = defineSearch({ step: oneOf(['checkout']), balance: oneOf(['keep']) })

export const Route = createFileRoute('/cart')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search: { step } }) => ({ step }),
  loader: async (loader) => {
    const { queryClient } = loader.context
    let isDeliveredAtOnce = true
    await loadPage(loader, async () => {
      const customer = await requireCustomer(loader.context, loader.location)
      const { capabilities } = await loadProviderInfo(loader.context)
      isDeliveredAtOnce = deliversAtOnce(capabilities)
      await mergeBeforeCart(queryClient, customer.id)
      const cart = loadSharedQuery(loader.context, cartQuery(customer.id))
      if (loader.deps.step === 'checkout')
        await loadSharedQuery(loader.context, salesCountriesQuery)
      await withLoginRedirect(queryClient, loader.location, cart)
    })
    const checkout = isDeliveredAtOnce ? m.cart_checkout_hint() : m.cart_checkout_hint_later()
    return { cart: m.cart_hint(), checkout }
  },
  head: ({ match, loaderData }) => {
    const { step = 'cart' } = match.search
    return buildPageHead({
      title: step === 'cart' ? m.cart_page_title() : m.cart_checkout_title(),
      description: loaderData?.[step],
      path: '/cart',
      noIndex: true,
    })
  },
  server: { handlers: { POST: handleCheckoutForm } },
  component: CartRoute,
})

/** Waits for what the device has kept for the cart, which is not shown without it. */
async function mergeBeforeCart(queryClient: QueryClient, customerId: number): Promise<void> {
  if (!hasGuestCart()) return
  // Without it, the cart is shown as it is.
  await import('#app/features/cart/merge-guest-cart.ts')
    .then(({ mergeGuestCart }) => mergeGuestCart(queryClient, customerId))
    .catch(() => {})
}

function CartRoute() {
  const { step, balance } = Route.useSearch()
  return step === 'checkout' ? <CheckoutPage usesBalance={balance !== 'keep'} /> : <CartPage />
}
