import { Link } from '@tanstack/react-router'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Order } from '#app/provider/types/order.ts'
import type { OrderWithdrawal, Refund } from '#app/provider/types/withdrawal.ts'
import { isRevoked } from './order-status.ts'

interface OrderTraceProps {
  readonly order: Order
  readonly withdrawals: readonly OrderWithdrawal[]
  /** The refunds of its price to the original payment method. */
  readonly refunds: readonly Refund[]
}

/** What became of an order: withdrawals from it and its refunds, or how to withdraw. */
export function OrderTrace({ order, withdrawals, refunds }: OrderTraceProps) {
  const hasTrace = order.refunded !== null || withdrawals.length > 0 || refunds.length > 0
  return (
    <section
      aria-labelledby="order-withdrawal"
      className={`grid gap-3 ${hasTrace ? '' : 'print:hidden'}`}
    >
      <h2 id="order-withdrawal" className="text-2xl">
        {m.orders_withdrawal()}
      </h2>
      <WithdrawalNotes withdrawals={withdrawals} />
      {order.refunded === null ? null : (
        <p className="tabular-nums">
          {m.profile_order_refunded_amount({ amount: formatMoney(order.refunded) })}
        </p>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} data-refund={refund.state} className="tabular-nums">
          {describeRefund(refund)}
        </p>
      ))}
      {canWithdraw(order, withdrawals) ? <WithdrawalLink order={order} /> : null}
    </section>
  )
}

/** Sentences about the withdrawals that name an order. */
export function WithdrawalNotes({ withdrawals }: Pick<OrderTraceProps, 'withdrawals'>) {
  return withdrawals.map((withdrawal) => (
    <p key={withdrawal.reference} data-withdrawal={withdrawal.state}>
      {describeWithdrawal(withdrawal)}
    </p>
  ))
}

/** A link to the withdrawal form, filled in for an order. */
export function WithdrawalLink({ order }: { readonly order: Order }) {
  return (
    <Link
      to="/withdrawal"
      search={{ order: order.number }}
      className="justify-self-start py-1 text-sm text-on-surface-muted underline underline-offset-4 print:hidden"
    >
      {m.withdrawal_withdraw()}
      <span className="sr-only"> {m.profile_order({ number: order.number })}</span>
    </Link>
  )
}

/** Returns whether downloads are left to withdraw from and no withdrawal is under way. */
export function canWithdraw(order: Order, withdrawals: readonly OrderWithdrawal[]): boolean {
  return !isRevoked(order) && withdrawals.every(({ state }) => state === 'closed')
}

function describeWithdrawal({ reference, receivedAt, state }: OrderWithdrawal): string {
  const values = { reference, date: formatDate(receivedAt) }
  if (state === 'received') return m.orders_withdrawal_received(values)
  return state === 'accepted'
    ? m.orders_withdrawal_accepted(values)
    : m.orders_withdrawal_closed(values)
}

function describeRefund({ amount, state }: Refund): string {
  const values = { amount: formatMoney(amount) }
  if (state === 'requested') return m.orders_refund_requested(values)
  return state === 'refunded' ? m.orders_refund_paid(values) : m.withdrawal_refund_failed(values)
}
