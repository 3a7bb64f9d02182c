import { Link } from '@tanstack/react-router'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import type { Order } from '#app/provider/types/order.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DownloadList } from './download-list.tsx'

const statusTexts: Readonly<Record<string, (() => string) | undefined>> = {
  completed: m.profile_order_completed,
  pending: m.profile_order_pending,
  pending_payment: m.profile_order_pending,
  processing: m.profile_order_processing,
  canceled: m.profile_order_canceled,
  closed: m.profile_order_canceled,
}

interface OrderListProps {
  readonly orders: readonly Order[]
  /** The number of the next page of orders; null on the last page. */
  readonly nextPage: number | null
}

/** A list of orders, with a link that appends the next page. */
export function OrderList({ orders, nextPage }: OrderListProps) {
  return (
    <section className="grid gap-4" aria-labelledby="orders">
      <h2 id="orders" className="text-3xl">
        {m.profile_orders()}
      </h2>
      {orders.length === 0 ? <p>{m.profile_orders_none()}</p> : null}
      <ol className="grid gap-8">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ol>
      {nextPage === null ? null : (
        <ButtonLink
          to="/profile"
          search={(now) => ({ ...now, page: nextPage })}
          replace
          state={keepScroll}
          className="justify-self-start"
        >
          {m.profile_orders_more()}
        </ButtonLink>
      )}
    </section>
  )
}

function OrderCard({ order }: { readonly order: Order }) {
  return (
    <li data-order={order.number} className="grid gap-2 border-t border-outline pt-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="tabular-nums text-xl">{m.profile_order({ number: order.number })}</h3>
        <p className="flex flex-wrap gap-x-4 max-mobile-lg:order-last max-mobile-lg:basis-full">
          <span>{getStatusText(order.status)}</span>
          <time dateTime={order.createdAt} className="text-on-surface-muted">
            {formatDate(order.createdAt)}
          </time>
        </p>
        {order.total ? (
          <span className="tabular-nums ml-auto font-semibold">
            <span className="sr-only">{m.profile_order_total()} </span>
            {formatMoney(order.total)}
          </span>
        ) : null}
      </div>
      {order.downloads.length > 0 ? (
        <DownloadList downloads={order.downloads} />
      ) : (
        <p className="text-on-surface-muted">{order.lines.map((line) => line.name).join(', ')}</p>
      )}
      <Link
        to="/withdrawal"
        search={{ order: order.number }}
        className="justify-self-start py-1 text-sm text-on-surface-muted underline underline-offset-4"
      >
        {m.withdrawal_withdraw()}
        <span className="sr-only"> {m.profile_order({ number: order.number })}</span>
      </Link>
    </li>
  )
}

/** Returns the translation of an order status; returns an unknown status unchanged. */
function getStatusText(status: string): string {
  return statusTexts[status]?.() ?? status
}
