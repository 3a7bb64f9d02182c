import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { loadOrderPage } from '#app/features/orders/order-page.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

/** The longest order number that a provider is asked for, in characters. */
const maxNumberLength = 64

export const Route = createFileRoute('/orders/$number')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    const { context, location, params } = loader
    if (params.number.length > maxNumberLength) throw notFound()
    let colors: readonly [string, string] | null = null
    await loadPage(loader, async () => {
      const customer = await requireCustomer(context, location)
      const page = loadOrderPage(context, customer.id, params.number)
      colors = await withLoginRedirect(context.queryClient, location, page)
    })
    return { colors: colors as readonly [string, string] | null }
  },
  head: ({ match, params: { number } }) =>
    buildPageHead({
      match,
      title: m.profile_order({ number }),
      path: `/orders/${number}`,
      noIndex: true,
    }),
  component: function Order() {
    return (
      <WithSideMenu>
        <OrderPage number={Route.useParams().number} />
      </WithSideMenu>
    )
  },
})
