import { Link } from '@tanstack/react-router'
import { getTotalLabel, getVatLabel, includesVat } from '#app/features/cart/vat-row.tsx'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Order } from '#app/provider/types/order.ts'
import type { OrderWithdrawal } from '#app/provider/types/withdrawal.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DownloadList } from './download-list.tsx'
import { findWithdrawals } from './order-page.queries.ts'
import { getStatusText } from './order-status.ts'
import { canWithdraw, WithdrawalLink, WithdrawalNotes } from './order-trace.tsx'

interface OrderListProps {
  readonly orders: readonly Order[]
  /** The customer's withdrawals from orders. */
  readonly withdrawals: readonly OrderWithdrawal[]
  /** The number of the next page of orders; null on the last page. */
  readonly nextPage: number | null
}

/** A list of orders, with a link that appends the next page. */
export function OrderList({ orders, withdrawals, nextPage }: OrderListProps) {
  return (
    <section className="grid gap-4" aria-labelledby="orders">
      <h2 id="orders" className="text-3xl">
        {m.profile_orders()}
      </h2>
      {orders.length === 0 ? <p>{m.profile_orders_none()}</p> : null}
      <ol className="grid gap-8">
        {orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            withdrawals={findWithdrawals(withdrawals, order)}
          />
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

interface OrderCardProps {
  readonly order: Order
  readonly withdrawals: readonly OrderWithdrawal[]
}

function OrderCard({ order, withdrawals }: OrderCardProps) {
  return (
    <li data-order={order.number} className="grid gap-2 border-t border-outline pt-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="tabular-nums text-xl">
          <Link
            to="/orders/$number"
            params={{ number: order.number }}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {m.profile_order({ number: order.number })}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-4 max-mobile-lg:order-last max-mobile-lg:basis-full">
          <span>{getStatusText(order)}</span>
          <time dateTime={order.createdAt} className="text-on-surface-muted">
            {formatDate(order.createdAt)}
          </time>
        </p>
        {order.total ? (
          <span className="tabular-nums ml-auto font-semibold">
            <span className="sr-only">{getTotalLabel(order.vat)} </span>
            {formatMoney(order.total)}
          </span>
        ) : null}
      </div>
      {order.downloads.length > 0 || order.lines.some(({ hasEnded }) => hasEnded) ? (
        <DownloadList order={order} />
      ) : (
        <p className="text-on-surface-muted">{order.lines.map((line) => line.name).join(', ')}</p>
      )}
      <OrderAmounts order={order} />
      <WithdrawalNotes withdrawals={withdrawals} />
      {canWithdraw(order, withdrawals) ? <WithdrawalLink order={order} /> : null}
    </li>
  )
}

/** What an order cost less because of owned sounds, and its VAT, refunds, invoice and credit notes. */
function OrderAmounts({
  order: { vat, refunded, invoices, ownedCredit },
}: {
  readonly order: Order
}) {
  const hasVat = vat !== null && includesVat(vat)
  if (!hasVat && refunded === null && invoices.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-on-surface-muted">
      {ownedCredit ? (
        <span className="tabular-nums">
          {m.cart_owned_credit()} {formatMoney(toMoney(-ownedCredit.minor))}
        </span>
      ) : null}
      {hasVat ? (
        <span className="tabular-nums">
          {getVatLabel(vat)} {formatMoney(vat.amount)}
        </span>
      ) : null}
      {refunded === null ? null : (
        <span className="tabular-nums">
          {m.profile_order_refunded_amount({ amount: formatMoney(refunded) })}
        </span>
      )}
      {invoices.map(({ kind, number, url }) => (
        <a key={number} href={url} className="py-1 underline underline-offset-4">
          {kind === 'invoice' ? m.profile_invoice({ number }) : m.profile_credit_note({ number })}
        </a>
      ))}
    </p>
  )
}
