import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { withdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import { formatTunes } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types.ts'
import { NewOrder } from './new-order.tsx'
import { OrderList } from './order-list.tsx'
import { ordersQuery } from './orders.queries.ts'
import { PurchaseHistory } from './purchase-history.tsx'
import { TopUpControl } from './top-up-control.tsx'
import { useNewOrder } from './use-new-order.ts'

interface BalanceTabProps {
  readonly customer: Customer
  /** The number of an order just made. */
  readonly newOrder: string | undefined
}

/** A new order, the Tunes and their top-up, the orders, and everything ever bought. */
export function BalanceTab({ customer, newOrder }: BalanceTabProps) {
  const { data } = useSuspenseInfiniteQuery(ordersQuery())
  const { data: withdrawals } = useSuspenseQuery(withdrawalsQuery())
  const orders = data.pages.flatMap((page) => page.items)
  const fresh = useNewOrder(newOrder, orders)
  return (
    <div className="grid gap-16">
      {fresh ? <NewOrder order={fresh} /> : null}
      <section className="grid gap-8 desktop-medium:grid-cols-[5fr_4fr]">
        <Tunes customer={customer} />
        {customer.balance ? <TopUpControl hot={!fresh} /> : null}
      </section>
      <OrderList orders={orders} />
      <PurchaseHistory orders={orders} refunds={withdrawals?.refunds ?? []} />
    </div>
  )
}

function Tunes({ customer: { balance } }: { readonly customer: Customer }) {
  if (!balance) return <p>{m.profile_balance_unknown()}</p>
  return (
    <div>
      <h2 className="text-xl">{m.profile_balance_available()}</h2>
      <p
        data-balance={balance.minor}
        className="figures poster-type -ml-[0.04em] py-2 text-[clamp(3.5rem,9vw,9rem)] wrap-anywhere"
      >
        {formatTunes(balance)}
      </p>
      <p className="text-sm text-ink-soft">{m.profile_balance_rate()}</p>
    </div>
  )
}
