import { createFileRoute } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { LedgerPage } from '#app/features/ledger/ledger-page.tsx'
import { ledgerQuery } from '#app/features/ledger/ledger.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength, parsePageNumber } from '#app/router/define-search.ts'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

const validateSearch = defineSearch({ page: parsePageNumber, topUp: maxLength(100) })

export const Route = createFileRoute('/ledger')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => {
    const { context, deps, location } = loader
    return loadPage(loader, async () => {
      const { id } = await requireCustomer(context, location)
      const rows = loadQuery(context, ledgerQuery(id, deps))
      await withLoginRedirect(context.queryClient, location, rows)
    })
  },
  head: ({ match }) =>
    buildPageHead({
      match,
      title: m.ledger_title(),
      description: m.ledger_description(),
      path: '/ledger',
      noIndex: true,
    }),
  component: function Ledger() {
    return (
      <WithSideMenu>
        <LedgerPage search={Route.useSearch()} />
      </WithSideMenu>
    )
  },
})
