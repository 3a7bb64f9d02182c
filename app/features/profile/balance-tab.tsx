import { Link } from '@tanstack/react-router'
import { PendingBalance } from '#app/features/payment/pending-balance.tsx'
import { RefusedCountry } from '#app/features/country/refused-country.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatTunes } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types/customer.ts'
import { fitDisplaySize } from '#app/ui/display-size.ts'
import { DownloadPageLink } from '#app/features/orders/download-page-link.tsx'
import { NewOrder } from '#app/features/orders/new-order.tsx'
import { OrderList } from '#app/features/orders/order-list.tsx'
import { isRevoked } from '#app/features/orders/order-status.ts'
import { PurchaseHistory } from '#app/features/orders/purchase-history.tsx'
import { TopUpControl } from '#app/features/payment/top-up-control.tsx'
import { useBalanceTabData } from './balance-tab.queries.ts'
import type { BalanceSearch } from './balance-tab.queries.ts'

interface BalanceTabProps {
  readonly customer: Customer
  readonly search: BalanceSearch
}

/**
 * The balance tab: the new order, the balance with its top-up form, orders and purchase history. It
 * becomes the orders tab if the provider keeps no balances.
 */
export function BalanceTab({ customer, search }: BalanceTabProps) {
  const data = useBalanceTabData(customer.id, search)
  const { newOrder: order, orders, refunds, orderWithdrawals } = data
  const newOrder = order && !isRevoked(order) ? order : null
  const { capabilities } = useProviderInfo()
  const hasDownloadPage = !capabilities.downloads && !newOrder && orders.items.length > 0
  return (
    <div className="grid gap-16">
      <RefusedCountry country={customer.refusedCountry} />
      {newOrder ? <NewOrder order={newOrder} /> : null}
      {capabilities.balance ? (
        <section className="grid gap-8 desktop-medium:grid-cols-[5fr_4fr]">
          <TunesBalance customer={customer} />
          {customer.balance && capabilities.payment ? <TopUpControl prominent={!newOrder} /> : null}
        </section>
      ) : null}
      {hasDownloadPage ? <DownloadPageLink /> : null}
      <OrderList orders={orders.items} withdrawals={orderWithdrawals} nextPage={orders.nextPage} />
      <PurchaseHistory orders={orders.items} refunds={refunds} />
    </div>
  )
}

function TunesBalance({ customer: { balance, pendingBalance } }: { readonly customer: Customer }) {
  if (!balance) return <p>{m.profile_balance_unknown()}</p>
  const text = formatTunes(balance)
  return (
    <div className="@container">
      <h2 className="text-xl">{m.profile_balance_available()}</h2>
      <p
        data-balance={balance.minor}
        style={{ fontSize: `min(clamp(6rem, 9vw, 9rem), ${fitDisplaySize(text, 40)})` }}
        className="tabular-nums display-type -ml-[0.04em] py-2"
      >
        {text}
      </p>
      <p className="text-sm text-on-surface-muted">{m.profile_balance_rate()}</p>
      <PendingBalance pending={pendingBalance} className="mt-4" />
      <LedgerLink />
    </div>
  )
}

/** A link to the history of the balance, if the provider keeps one. */
function LedgerLink() {
  const { capabilities } = useProviderInfo()
  if (!capabilities.ledger) return null
  return (
    <Link
      to="/ledger"
      className="mt-3 inline-block py-1 font-semibold underline underline-offset-4"
    >
      {m.ledger_title()}
    </Link>
  )
}
