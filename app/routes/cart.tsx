import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import { defineSearch, oneOf } from '#app/router/define-search.ts'
import { loadPage, loadSharedQuery } from '#app/router/load-page.ts'

const validateSearch = defineSearch({ step: oneOf(['checkout']) })

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
  component: CartRoute,
})

function CartRoute() {
  const { step } = Route.useSearch()
  return step === 'checkout' ? <CheckoutPage /> : <CartPage />
}
